import { describe, expect, it } from 'vitest'
import { commitmentTo } from '../../engine/core/chance'
import type { AnyRules, Rng } from '../../engine/core/contract'
import type { Journal } from '../../engine/core/journal'
import { pick, quickRng } from '../../engine/core/rng'
import { games } from '../../engine/games'
import { gameIds } from '../../engine/games/catalog'
import { counted } from '../../engine/testing/counts'
import type { MatchState } from '../toClient'
import { checkMatch, type Difference } from './check'
import { canonical } from './digest'
import { playWitnessed, type Witnessed } from './testing/witnessed'
import type { Transcript } from './transcript'

/*
 * Each check of the verifier was switched off in turn. What failed then, here or in `check.test.ts` and `verify.test.ts`:
 *   seed against the record's commitment   'another seed'; verify: a seed that does not fit its promise
 *   seed against the commitment as told    'another seed with a fitting commitment'; check: in what was promised
 *   otherMatch, promise (another match)    check: in what was promised
 *   promise (other heads)                  'a host that takes another chain when it knows the others'
 *   setupSalt                              check: in what was promised
 *   answerForced, answerGone, answerChanged, saltChanged, notMine    check: in what was sent
 *   illegal                                several forgeries in every game; check: in the record itself
 *   CO-10 for the links of answers         'a host that tries many salts', in every game
 *   CO-10 for the setup                    check: in the record itself
 *   events                                 'a rewritten event' in every game; check: in what was shown and told
 *   shown                                  'another view' in every game; verify: a host whose page always nods
 *   log, missing                           check: in what was shown and told
 */
const asks = 25
const hexText = (rng: Rng) => Array.from({ length: 64 }, () => rng.below(16).toString(16)).join('')
const otherDigit = (digit: string) => (digit === '0' ? '1' : '0')
const bent = (hex: string) => otherDigit(hex[0]) + hex.slice(1)

function verdict(rules: AnyRules, journal: Journal, transcript: Transcript) {
  const checked = checkMatch(rules, journal, transcript)
  if ('needs' in checked) throw new Error('other rules')
  return checked
}

/** What the devices' checks name, in seat order. */
function named(rules: AnyRules, journal: Journal, transcripts: readonly Transcript[]): (Difference | null)[] {
  return transcripts.map((one) => verdict(rules, journal, one).difference)
}

/** A dishonest match: the record handed out, what honest devices kept, and the last step by which one must notice. */
interface Forged {
  readonly journal: Journal
  readonly honest: readonly Transcript[]
}
type Forger = (rules: AnyRules, seed: number, rng: Rng) => Forged | null

const play = (rules: AnyRules, seed: number) => playWitnessed(rules, seed, asks)
const withEntry = ({ setup, entries }: Journal, at: number, change: object): Journal => ({
  setup,
  entries: entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry)),
})

function withSeed({ setup, entries }: Journal, seed: string, fitting: boolean): Journal {
  const mix = setup.mix!
  const commitment = fitting ? commitmentTo(mix.match, seed) : mix.commitment
  return { setup: { ...setup, seed, mix: { ...mix, commitment } }, entries }
}

/** The first ask at which two matches look different to everyone. */
const visiblyDiffers = (one: Witnessed, other: readonly unknown[]) =>
  one.tables.some((table, at) => canonical(table) !== canonical(other[at] ?? null))

const forgers: Readonly<Record<string, Forger>> = {
  'another seed': (rules, seed) => {
    const { journal, transcripts } = play(rules, seed)
    return { journal: withSeed(journal, bent(journal.setup.seed), false), honest: transcripts }
  },
  'another seed with a fitting commitment': (rules, seed) => {
    const { journal, transcripts } = play(rules, seed)
    return { journal: withSeed(journal, bent(journal.setup.seed), true), honest: transcripts }
  },
  'a changed salt': (rules, seed, rng) => {
    const { journal, transcripts } = play(rules, seed)
    const at = rng.below(journal.entries.length)
    return { journal: withEntry(journal, at, { salt: bent(journal.entries[at].salt!) }), honest: transcripts }
  },
  'a changed salt of the setup': (rules, seed, rng) => {
    const { journal, transcripts } = play(rules, seed)
    const mix = journal.setup.mix!
    const seat = rng.below(mix.salts.length)
    const salts = mix.salts.map((salt, at) => (at === seat ? bent(salt!) : salt))
    return { journal: { ...journal, setup: { ...journal.setup, mix: { ...mix, salts } } }, honest: transcripts }
  },
  'a step thrown again': (rules, seed, rng) => {
    const { tables } = play(rules, seed)
    const step = 1 + rng.below(asks)
    const cheated = playWitnessed(rules, seed, asks, { rollAgain: { step, rng } })
    return visiblyDiffers(cheated, tables) ? { journal: cheated.journal, honest: cheated.transcripts } : null
  },
  'a host that tries many salts': (rules, seed, rng) => {
    const [step, liar] = [1 + rng.below(asks), rng.below(2)]
    let done = false
    const suiting = hexText(rng)
    const salt = (seat: number, at: number) => (seat === liar && at === step ? ((done = true), suiting) : null)
    const { journal, transcripts } = playWitnessed(rules, seed, asks, { salt })
    return done ? { journal, honest: transcripts.toSpliced(liar, 1) } : null
  },
  'a host that takes another chain when it knows the others': (rules, seed, rng) => {
    const { journal, transcripts } = play(rules, seed)
    const liar = rng.below(journal.setup.seats)
    const heads = journal.setup.mix!.heads!.with(liar, hexText(rng))
    const told = (one: Transcript) => ({ ...one, promised: one.promised.map((bound) => ({ ...bound, heads })) })
    return { journal, honest: transcripts.toSpliced(liar, 1).map(told) }
  },
  'a device that adds again after it had not': (rules, seed, rng) => {
    const { journal, transcripts } = play(rules, seed)
    const at = rng.below(journal.entries.length)
    const { seat } = journal.entries[at]
    if (!journal.entries.slice(at + 1).some((later) => later.seat === seat)) return null
    return { journal: withEntry(journal, at, { salt: undefined }), honest: transcripts.toSpliced(seat, 1) }
  },
  'a dropped answer': (rules, seed, rng) => {
    const { journal, transcripts } = play(rules, seed)
    const at = rng.below(journal.entries.length)
    const entries = journal.entries.filter((_, index) => index !== at)
    return { journal: { setup: journal.setup, entries }, honest: transcripts }
  },
  'a dropped end': (rules, seed, rng) => {
    const { journal, transcripts } = play(rules, seed)
    const entries = journal.entries.slice(0, rng.below(journal.entries.length))
    return { journal: { setup: journal.setup, entries }, honest: transcripts }
  },
  'a rewritten event': (rules, seed, rng) => {
    const [step, viewer] = [2 + rng.below(asks - 1), pick(rng, [0, 1, null])]
    let done = false
    const rewrite = (state: MatchState): MatchState => {
      const [last, ...others] = state.heard
      if (state.step !== step || state.seat !== viewer || !last?.events.length) return state
      done = true
      const events =
        rng.below(2) === 0 ? last.events.slice(1) : last.events.map((event) => ({ ...event, rule: 'CO-1' }))
      return { ...state, heard: [{ ...last, events }, ...others] }
    }
    const { journal, transcripts } = playWitnessed(rules, seed, asks, { show: rewrite })
    return done ? { journal, honest: transcripts } : null
  },
  'another view': (rules, seed, rng) => {
    const [step, viewer] = [1 + rng.below(asks), pick(rng, [0, 1, null])]
    let done = false
    const paint = (state: MatchState): MatchState => {
      if (state.step !== step || state.seat !== viewer) return state
      done = true
      return { ...state, view: { ...state.view, table: { ...(state.view.table as object), round: -1 } } }
    }
    const { journal, transcripts } = playWitnessed(rules, seed, asks, { show: paint })
    return done ? { journal, honest: transcripts } : null
  },
  'a player who answers otherwise in the record': (rules, seed, rng) => {
    const played = play(rules, seed)
    const { journal, transcripts } = played
    const at = rng.below(journal.entries.length)
    const liar = journal.entries[at].seat
    const others = journal.entries.filter(({ seat }) => seat === liar).map(({ answer }) => answer)
    const forged = withEntry(journal, at, { answer: pick(rng, others) })
    return samePublicly(rules, played, forged) ? null : { journal: forged, honest: transcripts.toSpliced(liar, 1) }
  },
  'a player who salts otherwise in the record': (rules, seed, rng) => {
    const played = play(rules, seed)
    const { journal, transcripts } = played
    const at = rng.below(journal.entries.length)
    const forged = withEntry(journal, at, { salt: bent(journal.entries[at].salt!) })
    const honest = transcripts.toSpliced(journal.entries[at].seat, 1)
    return samePublicly(rules, played, forged) ? null : { journal: forged, honest }
  },
}

/** Whether everybody would have seen the same: then nothing was gained, and there is nothing to name. */
function samePublicly(rules: AnyRules, { journal, transcripts }: Witnessed, forged: Journal): boolean {
  if (canonical(forged) === canonical(journal)) return true
  return verdict(rules, forged, { ...transcripts.at(-1)!, sent: [] }).difference === null
}

const ids = gameIds.filter((id) => games[id])

describe.each(ids)('%s', (id) => {
  const { rules } = games[id]!

  it('an honest match is in order on every device', () => {
    for (let seed = 1; seed <= counted(3, 1); seed++) {
      const { journal, transcripts } = play(rules, seed)
      expect(named(rules, journal, transcripts)).toEqual(transcripts.map(() => null))
      const { steps, from, mixers, bound } = verdict(rules, journal, transcripts[0])
      expect({ from, mixers, bound }).toEqual({ from: 1, mixers: journal.setup.seats, bound: 'before' })
      expect(steps).toBeGreaterThan(1)
    }
  })

  it('every forgery is named by the honest devices', () => {
    const kinds = Object.entries(forgers)
    const all = counted(280, 5)
    const unnamed: string[] = []
    let made = 0
    for (let seed = 1; made < all && seed < all * 20; seed++) {
      const [kind, forge] = kinds[seed % kinds.length]
      const forged = forge(rules, seed, quickRng(seed * 7919))
      if (forged === null) continue
      made++
      if (!forged.honest.some((one) => verdict(rules, forged.journal, one).difference !== null))
        unnamed.push(`${kind} (${seed})`)
    }
    expect(made).toBe(all)
    expect(unnamed).toEqual([])
  })
})
