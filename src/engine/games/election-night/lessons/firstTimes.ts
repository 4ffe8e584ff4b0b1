/** One line the first time a kind of decision comes up. */
import type { FirstTime } from '../../../core/lesson'
import type { Prompt } from '../facts'
import type { GameView } from '../motion'

/** Which line fits a decision. */
export function firstTime({ seat, table }: GameView, prompt: Prompt): string {
  switch (prompt.type) {
    case 'ready':
      return table.options.memoryAid ? 'readyAid' : 'ready'
    case 'flip':
      return prompt.answering ? 'answerFlip' : 'flip'
    case 'choose':
      return prompt.action === 1 ? 'choose' : 'chooseAgain'
    case 'write':
      return prompt.owner === seat ? 'write' : 'writeTheirs'
    case 'veto':
    case 'hand':
    case 'order':
    case 'bonus':
      return prompt.type
    default:
      return prompt satisfies never
  }
}

const line = (learn: string, hu: string, en: string): FirstTime => ({ say: { hu, en }, learn })

export const firstTimes: Readonly<Record<string, FirstTime>> = {
  ready: line(
    'first-steps/look',
    'Jegyezd meg, melyik színe nagy és melyik kicsi! Rejtés után már nem nézheted meg.',
    'Note which of their colours are high and which low. Once hidden, you can’t look again.',
  ),
  readyAid: line(
    'first-steps/look',
    'Nézd meg, melyik színe nagy és melyik kicsi! A dobott számok végig látszanak, az átforgatás viszont nem.',
    'See which of their colours are high or low. The rolls stay in sight, but flips won’t show.',
  ),
  flip: line(
    'tricks/flip',
    'Titokban átforgathatsz egy kockát; csak az derül ki, hogy forgattál. Öt van a partira: nagy változásra tartogasd.',
    'Turn one die over in secret; they only learn that you did. Five per match: save them for big swings.',
  ),
  answerFlip: line(
    'answer/play',
    'Az ellenfeled forgatott. Egyszer válaszolhatsz; csak akkor érdemes, ha neked is sokat javít.',
    'They flipped. You may answer once; worth it only if it helps you a lot too.',
  ),
  choose: line(
    'first-steps/cut',
    'Gondold át, mit játszik ki a másik. Kék fehértől fél, piros a kisebbtől, fehér az ugyanakkorától.',
    'Think what they’ll play. Blue fears white, red fears anything lower, white fears its own number.',
  ),
  chooseAgain: line(
    'first-steps/safe-red',
    'Két kocka maradt mindkettőtöknél, tehát kevés az eset. A harmadikat többnyire senki sem játssza ki.',
    'Two dice left each, so few cases to weigh. The third one usually isn’t played at all.',
  ),
  veto: line(
    'tricks/veto',
    'Azonos szín: egy vétó elég, és senki sem ír. Akkor jó, ha ő többet nyerne vele, mint te.',
    'Same colour: one veto and nobody writes. Good when they’d gain more than you.',
  ),
  hand: line(
    'rps/play',
    'Egyenlő szám, egyenlő átforgatás: kő-papír-olló dönt. Itt csak a szerencse segít.',
    'Equal numbers, equal flips: rock-paper-scissors decides. Only luck helps here.',
  ),
  order: line(
    'rps/play',
    'Te döntöd el, ki ír először. Utolsó mezőért te menj előre; különben jó látni, ő hová ír.',
    'You say who writes first. First grabs a last field; second sees where they went.',
  ),
  write: line(
    'first-steps/overtake',
    'Oda írd, ahol vezetést szerzel vagy megvédesz. Ahol már biztosan nyersz, ott kárba vész.',
    'Write where it takes or protects a lead. Where you’re winning safely, it’s wasted.',
  ),
  writeTheirs: line(
    'first-steps/his-red',
    'Az ő száma, de te választasz helyet. Oda tedd, ahol úgyis nyer, vagy ahol semmit sem ér vele.',
    'It’s their number, but you place it. Put it where they win anyway, or can’t.',
  ),
  bonus: line(
    'tricks/set',
    'Kész a szetted: bármilyen számot beírhatsz. Többnyire a 6-os a legjobb, de az ismétlés elrontja a teljes győzelmet.',
    'Set complete: write any number. Usually a 6, unless it repeats one and spoils a clean sweep.',
  ),
}
