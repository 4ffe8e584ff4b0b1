import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLog, withoutSecrets } from './logFile'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asztal-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the log', () => {
  it('keeps a bounded number of files of bounded size', () => {
    let minute = 0
    const { log } = openLog(folder, () => minute++ * 60_000, { bytes: 1000, kept: 2, linesPerMinute: 10 })
    for (let n = 0; n < 200; n++) log(`line ${n}`)
    expect(readdirSync(join(folder, 'logs')).sort()).toEqual(['asztal.log', 'asztal.log.1', 'asztal.log.2'])
    for (const name of readdirSync(join(folder, 'logs'))) {
      expect(statSync(join(folder, 'logs', name)).size).toBeLessThanOrEqual(1000)
    }
    expect(readFileSync(join(folder, 'logs', 'asztal.log'), 'utf8')).toContain('line 199')
  })

  it('goes on where the last run stopped', () => {
    openLog(folder).log('first')
    openLog(folder).log('second')
    expect(readFileSync(openLog(folder).file, 'utf8')).toMatch(/ first\n.* second\n$/)
  })

  it('bounds its lines per minute, and says how many it left out', () => {
    let now = 0
    const { log, file } = openLog(folder, () => now, { bytes: 1e6, kept: 1, linesPerMinute: 5 })
    for (let n = 0; n < 1000; n++) log(`flood ${n}`)
    now = 60_000
    log('later')
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    expect(lines).toHaveLength(7)
    expect(lines[5]).toContain('995 lines left out')
    expect(lines[6]).toContain('later')
  })

  it('makes one short line of anything', () => {
    const { log, file } = openLog(folder)
    log(`a\r\nfake entry\u001b[31m${'x'.repeat(100_000)}`)
    const text = readFileSync(file, 'utf8')
    expect(text.split('\n')).toHaveLength(2)
    expect(text.length).toBeLessThan(2100)
    expect(text).not.toContain('\u001b')
  })

  it('never fails, even where it cannot write', () => {
    writeFileSync(join(folder, 'logs'), 'a file, not a folder')
    expect(() => openLog(folder).log('lost')).not.toThrow()
  })

  it.each([
    ['a bare token', 'seat 1 returned with Zk3vQ0p9xW7aB2cD4eF6gH', 'Zk3vQ0p9xW7aB2cD4eF6gH'],
    ['a token in JSON', '{"do":"return","token":"Zk3vQ0p9xW7aB2cD4eF6gH-_"}', 'Zk3vQ0p9xW7aB2cD4eF6gH'],
    ['a token in an address', 'GET /x/Zk3vQ0p9xW7aB2cD4eF6gH?y', 'Zk3vQ0p9xW7aB2cD4eF6gH'],
    ['a PIN', '{"do":"join","pin":"4711"}', '4711'],
    ['a code', 'move code=123456 used', '123456'],
    ['a seed', 'seed: 99887766', '99887766'],
  ])('does not name %s', (_, line, secret) => {
    expect(withoutSecrets(line)).not.toContain(secret)
    const { log, file } = openLog(folder)
    log(line)
    expect(readFileSync(file, 'utf8')).not.toContain(secret)
  })

  it.each([
    ['table ABCD opened'],
    ['start: 0.1.0, node 20.20.2, linux'],
    ['http://192.168.1.20:7400/'],
    ['/home/anna/.local/share/asztal'],
  ])('keeps %s as it is', (line) => {
    expect(withoutSecrets(line)).toBe(line)
  })
})
