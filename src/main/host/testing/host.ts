import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { think } from '../match/bots/think'
import { startHost, type HostOptions, type RunningHost } from '../index'

export interface TestHost extends RunningHost {
  readonly dataDir: string
  readonly logged: string[]
}

const made: string[] = []

export function tempFolder(within = tmpdir()): string {
  const folder = mkdtempSync(join(within, 'asztal-'))
  made.push(folder)
  return folder
}

/** A host on a free port, with bots that answer immediately. */
export async function testHost(change: Partial<HostOptions> = {}): Promise<TestHost> {
  const dataDir = change.dataDir ?? tempFolder()
  const pagesDir = join(dataDir, 'pages')
  mkdirSync(join(pagesDir, 'assets'), { recursive: true })
  writeFileSync(join(pagesDir, 'index.html'), '<!doctype html><title>Asztal</title>')
  writeFileSync(join(pagesDir, 'assets', 'app-1.js'), 'export {}')
  const logged: string[] = []
  const bots = {
    choose: (question: Parameters<typeof think>[0]) =>
      Promise.resolve().then(() => think({ ...question, level: 'easy' })),
    close: () => Promise.resolve(),
  }
  const options = {
    dataDir,
    pagesDir,
    port: 0,
    appVersion: '0',
    announce: false,
    botPause: 0,
    bots,
    log: (line: string) => void logged.push(line),
  }
  const host = await startHost({ ...options, ...change })
  return Object.assign(host, { dataDir, logged })
}

export function removeTempFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
}
