/** What checking a match says. Loaded with the result, so that playing costs nothing for it. */
import { articleOf, firstArticleOf } from '../../words/article'
import type { Language } from '../../words/language'

/** A noun with its number. */
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const en = {
  checked: {
    running: 'Checking the match…',
    fine: (steps: number, players: number) =>
      `Checked on this device: ${count(steps, 'step', 'steps')}, chance mixed by ${count(players, 'player', 'players')}`,
    unmixed: (steps: number) => `Checked on this device: ${count(steps, 'step', 'steps')}`,
    differs: (step: number) => (step === 0 ? 'The setup does not check out' : `Step ${step} does not check out`),
    failed: 'This match could not be checked on this device.',
    otherRules: (needs: number, have: number) =>
      `This match needs version ${needs} of the rules; version ${have} is here. Check it with the Asztal it was played on.`,
    what: {
      otherMatch: 'The record is of another match than the one this device saw.',
      seed: 'The host promised other dice and cards before the match than the ones in the record.',
      promise:
        'The host announced the chance of this match, then drew again. That should only happen if it was restarted.',
      setupSalt: 'What this device added to the setup is not in the record.',
      answerGone: 'An answer that this device gave is not in the record.',
      answerChanged: 'The record has another answer than the one this device gave.',
      saltChanged: 'What this device added to chance with its answer was changed.',
      answerForced: 'The record has an answer that the host had refused.',
      notMine: 'The record has an answer in your seat that this device did not give.',
      illegal: 'The rules don’t allow what stands in the record.',
      events: 'This device was told something else than the rules give.',
      log: 'This device was sent another log than the rules give.',
      shown: 'This device was shown something else than the rules give.',
      missing: 'The record ends before what this device saw.',
    },
    told: 'You were told',
    should: 'By the rules',
    how: 'What was checked',
    bound: {
      before: 'The host was bound to its dice and cards before this device added its part; it kept to them.',
      late: 'This device heard what the host was bound to only once the match was on; the host kept to that.',
      never: 'The host drew alone in this match: it began in a version of Asztal before chance was mixed.',
    },
    answers: (n: number) =>
      n === 1
        ? 'The one answer given here is in the record unchanged.'
        : `All ${n} answers given here are in the record unchanged.`,
    seen: (n: number) =>
      n === 1
        ? 'What this device was shown in one step is what the rules give.'
        : `What this device was shown in ${n} steps is what the rules give.`,
    late: (step: number) => `This device came at step ${step}. What others saw before, only their devices can check.`,
    unfinished: 'The record stops before the end. What came after it can’t be checked.',
    page: 'This page came from the host’s computer too. To be quite sure, save both files and drop them on the first page of Asztal on another computer.',
  },
  dice: {
    title: 'How the dice fell',
    thrown: (n: number) =>
      `${count(n, 'die', 'dice')} thrown. The shaded band is where chance keeps each side in 19 matches of 20.`,
    oneIn: (n: number) =>
      n < 2 ? 'Nearly every match looks more uneven than this.' : `One match in ${n} looks like this, or more uneven.`,
    little: 'A single match says very little: now and then honest dice fall oddly too.',
    few: 'Too few dice to say anything about luck.',
  },
}

export type CheckWords = typeof en

const hu: CheckWords = {
  checked: {
    running: 'A parti ellenőrzése…',
    fine: (steps, players) => `Ezen az eszközön ellenőrizve: ${steps} lépés, a véletlent ${players} játékos keverte`,
    unmixed: (steps) => `Ezen az eszközön ellenőrizve: ${steps} lépés`,
    differs: (step) => (step === 0 ? 'A felállás nem stimmel' : `${firstArticleOf(step)} ${step}. lépés nem stimmel`),
    failed: 'Ezt a partit ezen az eszközön nem sikerült ellenőrizni.',
    otherRules: (needs, have) =>
      `Ehhez a partihoz a szabályok ${needs}. változata kell, itt ${articleOf(have)} ${have}. van. Azzal az Asztallal ellenőrizd, amelyiken játszottátok.`,
    what: {
      otherMatch: 'A jegyzőkönyv nem arról a partiról szól, amelyet ez az eszköz látott.',
      seed: 'A házigazda gépe a parti előtt más sorsolást ígért, mint ami a jegyzőkönyvben áll.',
      promise:
        'A házigazda gépe bejelentette a parti sorsolását, aztán újat húzott. Ilyen csak akkor fordulhat elő, ha újraindították.',
      setupSalt: 'A jegyzőkönyvből hiányzik, amit ez az eszköz a felállás sorsolásához adott.',
      answerGone: 'A jegyzőkönyvből hiányzik egy válasz, amelyet ezen az eszközön adtál.',
      answerChanged: 'A jegyzőkönyvben más válasz áll, mint amit ezen az eszközön adtál.',
      saltChanged: 'Megváltozott, amit ez az eszköz a válaszoddal a sorsoláshoz adott.',
      answerForced: 'A jegyzőkönyvben olyan válasz áll, amelyet a házigazda gépe visszautasított.',
      notMine: 'A jegyzőkönyvben a te helyeden olyan válasz áll, amelyet nem ezen az eszközön adtál.',
      illegal: 'Amit a jegyzőkönyv ír, azt a szabályok nem engedik.',
      events: 'Ez az eszköz mást közölt veled, mint ami a szabályokból következik.',
      log: 'Ez az eszköz más naplót kapott, mint ami a szabályokból következik.',
      shown: 'Ez az eszköz mást mutatott, mint ami a szabályokból következik.',
      missing: 'A jegyzőkönyv előbb véget ér, mint amit ez az eszköz látott.',
    },
    told: 'Amit közölt',
    should: 'A szabályok szerint',
    how: 'Mit ellenőriztünk?',
    bound: {
      before:
        'A házigazda gépe előre elkötelezte magát a sorsolás mellett, mielőtt ez az eszköz is hozzáadott volna; tartotta is magát hozzá.',
      late: 'Ez az eszköz csak a parti közben tudta meg, mihez kötötte magát a házigazda gépe; ahhoz tartotta magát.',
      never: 'Ebben a partiban a házigazda gépe egyedül sorsolt: az Asztal egy korábbi változatában kezdődött.',
    },
    answers: (n) => `Az itt adott ${n} válasz változatlanul áll a jegyzőkönyvben.`,
    seen: (n) => `Amit ez az eszköz ${n} lépésben mutatott, az következik a szabályokból.`,
    late: (step) =>
      `Ez az eszköz ${articleOf(step)} ${step}. lépésnél jött. Hogy előtte ki mit látott, azt csak a többiek eszközei tudják ellenőrizni.`,
    unfinished: 'A jegyzőkönyv a vége előtt abbamarad. Ami utána jött, azt nem lehet ellenőrizni.',
    page: 'Ezt az oldalt is a házigazda gépe küldte. Ha egészen biztos akarsz lenni, mentsd el mindkét fájlt, és húzd rá őket egy másik gépen az Asztal kezdőlapjára.',
  },
  dice: {
    title: 'Így estek a kockák',
    thrown: (n) => `${n} dobott kocka. A halvány sávban marad mindegyik oldal száma 20 partiból 19-ben.`,
    oneIn: (n) =>
      n < 2 ? 'Szinte minden parti ennél egyenetlenebb.' : `Minden ${n}. parti ilyen, vagy ennél is egyenetlenebb.`,
    little: 'Egyetlen parti nagyon keveset mond: néha a becsületes kockák is furcsán esnek.',
    few: 'Ennyi kockából még semmit sem lehet mondani a szerencséről.',
  },
}

export const checkWords: Readonly<Record<Language, CheckWords>> = { en, hu }
