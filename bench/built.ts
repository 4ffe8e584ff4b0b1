/** Programs of the bench, built as the app is: run from source, functions are named each time they are created, which slows searches. */
import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Builds the program at `entry`, runs it and returns what it sends at its end. */
export async function runBuilt<Sent>(entry: URL, words: readonly string[]): Promise<Sent> {
  const folder = await mkdtemp(join(tmpdir(), 'asztal-bench-'))
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: fileURLToPath(entry),
        outDir: folder,
        rolldownOptions: { output: { entryFileNames: 'run.mjs', codeSplitting: false } },
      },
    })
    return await sentBy<Sent>(join(folder, 'run.mjs'), words)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function sentBy<Sent>(program: string, words: readonly string[]): Promise<Sent> {
  return new Promise((done, fail) => {
    const child = fork(program, words)
    child.once('message', (sent) => done(sent as Sent))
    child.once('exit', (code) => fail(new Error(`${program} ended with ${code} before it had sent anything`)))
  })
}
