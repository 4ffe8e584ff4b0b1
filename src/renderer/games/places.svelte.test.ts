/** A tap on a line of the log lights the places it names: over whole random games, on the boards as they are drawn. */
import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../engine/core/contract'
import { games } from '../../engine/games'
import { gameIds, type GameId } from '../../engine/games/catalog'
import { playGame } from '../../engine/testing/play'
import type { AnyPresentation } from '../match/contract'
import { light } from '../match/lights'
import { momentsOf } from '../match/replay'
import { people, type NamedIn } from '../match/testing/named'
import { ReplayStage } from '../pages/replay/stage.svelte'
import { stopClock } from '../ui/testing/stoppedClock'
import type { Language } from '../words/language'
import { hearBoth } from '../words/testing/hearBoth'
import { presentations } from './index'

const languages: readonly Language[] = ['hu', 'en']
/** What lines of a game name. */
const named = import.meta.glob<NamedIn>('./*/testing/named.ts', { eager: true, import: 'named' })

/** A whole random match on a laptop, to be stepped through. */
function watched(game: GameId, presentation: AnyPresentation, seats: number) {
  const { rules } = games[game]!
  const moments = momentsOf(rules, playGame(rules, { seed: seats, seats }).journal)!
  const faces = people
    .slice(0, seats)
    .map((name, seat) => ({ seat, name, avatar: null, side: null, bot: false, here: true, standIn: false }))
  const stage = new ReplayStage({
    ...{ presentation, moments, outcome: null },
    ...{ faces: () => faces, layout: () => 'desk', onRule: () => undefined },
  })
  const parts = [
    mount(presentation.Board, { target: document.body, props: { stage } }),
    ...faces.map(({ seat }) => mount(presentation.Player, { target: document.body, props: { stage, seat } })),
  ]
  return { stage, moments, end: () => parts.forEach((part) => void unmount(part)) }
}

const looksOf = (what: string) =>
  [...document.querySelectorAll(what)].flatMap((one) => one.getAttribute('data-look')!.split(' '))
/** The dead of the Agents are named, and nowhere. */
const isDrawn = (look: string) => looksOf('[data-look]').includes(look)

stopClock()

describe.each(gameIds)('the log of %s', (id: GameId) => {
  const { seats } = games[id]!.rules
  const namedIn = named[`./${id}/testing/named.ts`]!
  it.each([...new Set([seats.min, seats.max])])('lights what its lines name, %i players', async (count) => {
    const { presentation } = await presentations[id]()
    await hearBoth()
    const { stage, moments, end } = watched(id, presentation, count)
    const dark = new Map<string, string>()
    const seen = new Map<string, number>()
    /** Drawing takes long: a line or two of every kind are tapped. */
    const isNew = ({ type }: GameEvent) => (seen.get(type) ?? 0) < (count === seats.max ? 2 : 1)
    const check = (event: GameEvent, table: unknown) => {
      seen.set(event.type, (seen.get(event.type) ?? 0) + 1)
      const places = presentation.places?.(event) ?? []
      const found = light(document, places)
      const lit = looksOf('[data-lit]')
      for (const language of languages) {
        const text = presentation.words[language].tell(event, people, table)
        if (text === null) continue
        const missing = namedIn(text, language).filter((look) => !lit.includes(look) && isDrawn(look))
        if (missing.length > 0) dark.set(event.type, `${text} [${missing.join(', ')}]`)
        else if (places.length > 0 && !found) dark.set(event.type, `${text} [${places.join(', ')} is nowhere]`)
      }
    }
    for (const [at, { told, table }] of moments.entries()) {
      const fresh = told.map(({ event }) => event).filter(isNew)
      if (fresh.length === 0) continue
      stage.look(at)
      flushSync()
      for (const event of fresh) check(event, table)
    }
    end()
    expect(Object.fromEntries(dark)).toEqual({})
  })
})
