/** A copy of the built host that lies to some seats, once to each: in what it says of a lifted cup. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './host'

/** Turns the first die of each other player's lifted cup into another one, for these seats and at one step only. */
const lie = (seats: readonly number[]) => `((state) => {
  const told = (globalThis.lies ??= new Set(${JSON.stringify(seats)}));
  const others = (one) => one.lifts.some((lift) => lift.seat !== state.seat && lift.dice.length > 0);
  const lifted = told.has(state.seat) && state.step > 4 && !state.fresh &&
    state.heard[0]?.events.find((one) => one.type === 'lifted' && others(one));
  if (!lifted) return state;
  told.delete(state.seat);
  const turn = (die) => (die === '9' ? 'A' : '9');
  const lifts = lifted.lifts.map((lift) => lift.seat === state.seat ? lift : { ...lift, dice: lift.dice.map((die, at) => (at === 0 ? turn(die) : die)) });
  const events = state.heard[0].events.map((one) => (one === lifted ? { ...one, lifts } : one));
  return { ...state, heard: [{ ...state.heard[0], events }] };
})`

/** The program of such a host. Its folder lies beside nothing that is used elsewhere. */
export function cheatingHost(seats: readonly number[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'asztal-cheating-'))
  cpSync(join(root, 'out', 'main'), join(folder, 'main'), { recursive: true })
  symlinkSync(join(root, 'out', 'renderer'), join(folder, 'renderer'), 'dir')
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const shows = /(say: "match",\s*match: )(stateOf\(seat\))/
  const files = readdirSync(join(folder, 'main'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  for (const name of files) {
    const file = join(folder, 'main', name)
    const text = readFileSync(file, 'utf8')
    if (shows.test(text)) writeFileSync(file, text.replace(shows, `$1${lie(seats)}($2)`))
    else continue
    return join(folder, 'main', 'headless.js')
  }
  throw new Error('the build shows matches in another way')
}
