/** A host with one client, on one of the computers of `namespaces.ts`. */
import type { NearbyHost, TableState } from '../../../protocol/toClient'
import { Child } from './child'
import { tempFolder } from './host'
import type { ProcessOptions } from './hostProcess'
import type { Computer } from './namespaces'

export interface HostOn {
  readonly child: Child
  readonly port: number
  readonly dataDir: string
  /** Waits until the client there lists hosts that fit. */
  sees(fits: (hosts: readonly NearbyHost[]) => boolean, ms?: number): Promise<void>
  /** Waits until the client there sees its table like this. */
  shows(fits: (table: TableState) => boolean, ms?: number): Promise<void>
}

export async function hostOn(computer: Computer, clockSpeed = 1): Promise<HostOn> {
  const dataDir = tempFolder()
  const often = { queryMs: 400, lookMs: 300 }
  const options: ProcessOptions = { dataDir, announce: true, port: 7400, clockSpeed, client: true, ...often }
  const child = new Child('./hostProcess.ts', [JSON.stringify(options)], computer.inside)
  const { port } = await child.line<{ port: number }>((line) => 'port' in line, 40_000)
  const latest = (say: string) => child.lines.findLast((line) => line.say === say)
  const wait = async (say: string, holds: () => boolean, ms: number) => {
    const end = Date.now() + ms
    while (!holds()) {
      if (Date.now() > end)
        throw new Error(`gave up waiting; last ${say}: ${JSON.stringify(latest(say))} ${child.errors}`)
      await new Promise((done) => setTimeout(done, 30))
    }
  }
  return {
    child,
    port,
    dataDir,
    sees: (fits, ms = 10_000) => wait('nearby', () => fits((latest('nearby')?.hosts ?? []) as NearbyHost[]), ms),
    shows: (fits, ms = 10_000) =>
      wait('table', () => latest('table') !== undefined && fits(latest('table')!.table as TableState), ms),
  }
}
