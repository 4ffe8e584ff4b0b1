import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { prepareForFirewall } from './firewall'

const folder = mkdtempSync(join(tmpdir(), 'asztal-firewall-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('says once what Windows is about to ask, before the host listens, and nothing elsewhere', async () => {
  const tell = vi.fn(() => Promise.resolve())
  await prepareForFirewall('linux', folder, tell)
  await prepareForFirewall('darwin', folder, tell)
  expect(tell).not.toHaveBeenCalled()

  let read = (): void => undefined
  const waiting = vi.fn(() => new Promise<void>((done) => (read = done)))
  let listens = false
  const prepared = prepareForFirewall('win32', folder, waiting).then(() => (listens = true))
  await Promise.resolve()
  expect([waiting.mock.calls.length, listens]).toEqual([1, false])
  read()
  await prepared
  await prepareForFirewall('win32', folder, tell)
  expect(tell).not.toHaveBeenCalled()
})
