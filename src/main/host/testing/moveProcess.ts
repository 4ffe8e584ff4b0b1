/** Moves a table between two computers from the one in between, and reports in a line of JSON how that went. */
import process from 'node:process'
import { removeTempFolders } from './host'
import { InNamespaces, type Corner } from './moveNetwork'
import { moveToAndFro } from './moveSession'

export interface MoveOrder {
  readonly corners: readonly [Corner, Corner]
  readonly moves: number
  readonly seed: number
  readonly mostMs: number
}

const { corners, moves, seed, mostMs } = JSON.parse(process.argv[2]) as MoveOrder
const ground = new InNamespaces(corners)
await ground.start()
const report = await moveToAndFro(ground, moves, seed, mostMs)
removeTempFolders()
process.stdout.write(`${JSON.stringify({ report })}\n`, () => process.exit(0))
