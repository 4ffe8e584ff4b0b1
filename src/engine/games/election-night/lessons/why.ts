/** Why an answer is a good one, in facts a person can check on the table. */
import type { Seat } from '../../../core/contract'
import { both, type InBoth } from '../../../core/manifest'
import { memoryAid } from '../ask'
import { regionOf, regions } from '../board'
import { opposite, other, type Answer, type Color, type Die, type Prompt, type Value } from '../facts'
import type { GameView } from '../motion'
import { countRegion, withMark } from '../region'
import { meetingOf } from '../round/meeting'
import { completesSet } from '../sets'
import { accusative, article, colorNames, numbered } from './numbers'
import { whyReady } from './whyReady'
import { whyVeto } from './whyVeto'

export function why(view: GameView, prompt: Prompt, answer: Answer): InBoth | null {
  const { own, seat } = view
  if (own === null || seat === null) return null
  switch (answer.type) {
    case 'flip':
      return prompt.type === 'flip' ? whyFlip(own.dice, answer.color, prompt.left) : null
    case 'choose': {
      const value = own.dice[answer.color]
      return value === null ? null : whyDie(view, seat, { color: answer.color, value })
    }
    case 'veto':
      return prompt.type === 'veto' ? whyVeto(view.table, prompt, seat, answer.veto) : null
    case 'order':
      return answer.first === seat
        ? both(
            'Te érsz oda előbb, ha egy utolsó mezőért megy a harc.',
            'You get there first if you’re racing for a last free field.',
          )
        : both(
            'Előbb látod, hová ír az ellenfeled, és utána döntesz.',
            'You see where your opponent writes before you decide.',
          )
    case 'write':
      return prompt.type === 'write' ? whyField(view, prompt.owner, seat, prompt.value, answer.field) : null
    case 'bonus':
      return whyField(view, seat, seat, answer.value, answer.field)
    case 'ready':
      return whyReady(view, seat)
    case 'hand':
      return both(
        'Mindhárom egyformán jó: egyet ver, és egytől kap ki. Aki nyer, eldönti, ki ír előbb.',
        'All three are equally good: each beats one and loses to one. The winner decides who writes first.',
      )
    default:
      return answer satisfies never
  }
}

function whyFlip(dice: Readonly<Record<Color, Value | null>>, color: Color | null, left: number): InBoth {
  const value = color === null ? null : dice[color]
  if (color === null || value === null)
    return both(
      `Megmarad ${article(left)} ${left} átforgatásod nagyobb változásra, és egyenlő számnál a kevesebb forgatás előny.`,
      `You keep ${left} ${left === 1 ? 'flip' : 'flips'} for a bigger swing, and on equal numbers whoever has flipped less writes first.`,
    )
  const to = opposite(value)
  const { hu, en } = colorNames[color]
  return both(
    `A ${hu} ${value}${'368'.includes(String(value)) ? '-ból' : '-ből'} ${to} lesz, az ellenfeled pedig még ${value}${'368'.includes(String(value)) ? '-nak' : '-nek'} hiheti.`,
    `Your ${en} ${value} becomes a ${to}, and your opponent may still take it for a ${value}.`,
  )
}

/** Against what the opponent rolled, where that is in sight and still holds; by the colour's own rule otherwise. */
function whyDie({ table }: GameView, seat: Seat, die: Die): InBoth {
  const theirs = memoryAid(table, other(seat))?.filter(({ struck }) => !struck)
  // The memory aid shows no flips.
  const flipped = table.flips[other(seat)].some(({ round }) => round === table.round)
  if (theirs && theirs.length > 0 && !flipped) {
    const met = theirs.map(({ color, value }) =>
      meetingOf(seat === 0 ? [die, { color, value }] : [{ color, value }, die]),
    )
    const mine = met.filter(
      ({ writes, placers, veto }) => writes[seat] === die.value && placers[seat] === seat && !veto,
    ).length
    if (mine === theirs.length)
      return both(
        `Bármelyik kockáját játssza ki, a teljes ${accusative(die.value)} írod, és te választasz helyet.`,
        `Whichever die they play, you write the full ${die.value} and choose its place.`,
      )
    const hurt = met.filter(({ writes }) => writes[other(seat)] === 0).length
    if (hurt > 0)
      return both(
        `${theirs.length} lehetséges kockájából ${hurt} ellen semmit sem ír be.`,
        `Against ${hurt} of their ${theirs.length} dice they write nothing.`,
      )
    if (mine > 0)
      return both(
        `${theirs.length} lehetséges kockájából ${mine} ellen írod a teljes ${accusative(die.value)} oda, ahová akarod.`,
        `Against ${mine} of their ${theirs.length} dice you write the full ${die.value} where you like.`,
      )
  }
  switch (die.color) {
    case 'blue':
      return both(
        `${accusative(die.value)} ír bárhová; csak a fehér von le belőle 2-t.`,
        `It writes ${die.value} anywhere; only a white takes 2 off it.`,
      )
    case 'red':
      return both(
        `Te választasz neki helyet, ha a másik kocka legalább ${die.value}.`,
        `You choose its place if the other die shows at least ${die.value}.`,
      )
    case 'white':
      return both(
        `${accusative(die.value)} ír bárhová, és a kékből levon 2-t; csak ${article(die.value)} ${numbered(die.value)} kék vagy piros állítja meg.`,
        `It writes ${die.value} anywhere and takes 2 off a blue; only a blue or red ${die.value} stops it.`,
      )
    default:
      return die.color satisfies never
  }
}

const place = (at: number): InBoth => {
  const { name } = regions[at]
  return both(`${name}${name.endsWith('föld') ? 'ön' : 'on'}`, name)
}

/** What a number changes in its region. */
function whyField({ table }: GameView, owner: Seat, me: Seat, value: Value, field: number): InBoth {
  const at = regionOf[field]
  const was = countRegion(table.fields, at)
  const now = countRegion(withMark(table.fields, field, { seat: owner, value }), at)
  const { hu, en } = place(at)
  const score = `${now.sums[me]}:${now.sums[other(me)]}`
  if (owner !== me) return whyTheirs(was, now, me, { hu, en }, value)
  if (completesSet(table, me, value))
    return both(
      `Ezzel kész a szetted: azonnal beírhatsz még egy számot. ${hu} ${score}.`,
      `It completes your set: one more number right away. ${en}: ${score}.`,
    )
  if (now.total && now.winner === me)
    return both(
      `Teljes győzelem ${hu}: ${score}, betelt, ${now.mandates} mandátum.`,
      `A clean sweep in ${en}: ${score}, full, ${now.mandates} seats.`,
    )
  if (now.winner === me && was.winner === other(me))
    return both(
      `Átveszed a vezetést ${hu}: ${score}, ${now.mandates} mandátum.`,
      `You take the lead in ${en}: ${score}, ${now.mandates} seats.`,
    )
  if (now.winner === me && was.winner === null)
    return both(
      `Te vezetsz ${hu}: ${score}, ${now.mandates} mandátum.`,
      `You lead in ${en}: ${score}, ${now.mandates} seats.`,
    )
  if (now.winner === me && now.free === 0)
    return both(`Betelik a régió, és a tiéd marad: ${hu} ${score}.`, `It seals the region for you: ${en}, ${score}.`)
  if (now.winner === me) return both(`Nő az előnyöd ${hu}: ${score}.`, `Your lead in ${en} grows: ${score}.`)
  if (now.winner === null)
    return both(
      `Kiegyenlítesz ${hu}: ${score}, így senkié a mandátum.`,
      `You draw level in ${en}: ${score}, so nobody gets its seats.`,
    )
  return both(`Csökken a hátrányod ${hu}: ${score}.`, `You close the gap in ${en}: ${score}.`)
}

type Count = ReturnType<typeof countRegion>

function whyTheirs(was: Count, now: Count, me: Seat, { hu, en }: InBoth, value: Value): InBoth {
  const they = other(me)
  if (was.winner === they && now.twice[they] && !was.twice[they])
    return both(
      `${hu} úgyis vezet, és a két ${numbered(value)} elrontja a teljes győzelmét.`,
      `They lead in ${en} anyway, and two ${value}s spoil their clean sweep.`,
    )
  if (was.winner === they)
    return both(`${hu} úgyis vezet: ott nem nyer vele újat.`, `They lead in ${en} anyway: it wins them nothing new.`)
  if (now.winner === me)
    return both(
      `${hu} így is te vezetsz: ${now.sums[me]}:${now.sums[they]}.`,
      `You still lead in ${en}: ${now.sums[me]}–${now.sums[they]}.`,
    )
  return both(
    `${hu} a legkisebb a kár: ${now.sums[me]}:${now.sums[they]}.`,
    `It does least harm in ${en}: ${now.sums[me]}–${now.sums[they]}.`,
  )
}
