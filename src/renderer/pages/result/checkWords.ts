/** What checking a match says. Loaded with the result, so that playing costs nothing for it. */
import { articleOf, firstArticleOf } from '../../words/article'
import { plural } from '../../words/en/grammar'
import type { Language } from '../../words/language'

const en = {
  checked: {
    running: 'Checking the match…',
    fine: (steps: number, players: number) =>
      `Checked on this device: ${plural(steps, 'step')}, chance mixed by ${plural(players, 'player')}`,
    unmixed: (steps: number) => `Checked on this device: ${plural(steps, 'step')}`,
    differs: (step: number) => (step === 0 ? 'The setup does not check out' : `Step ${step} does not check out`),
    failed: 'This match could not be checked on this device.',
    otherRules: (needs: number, have: number) =>
      `This match needs version ${needs} of the rules; version ${have} is here. Check it with the Asztal it was played on.`,
    what: {
      otherMatch: 'The record is of a different match from the one this device saw.',
      seed: 'Before the match, the host’s computer promised different dice and cards from those in the record.',
      promise:
        'The host’s computer promised the dice and cards of this match, then drew again. That should only happen if it was restarted.',
      setupSalt: 'What this device added to the setup is not in the record.',
      answerGone: 'An answer that this device gave is not in the record.',
      answerChanged: 'The record has a different answer from the one this device gave.',
      saltChanged: 'What this device added to chance with its answer was changed.',
      answerForced: 'The record has an answer that the host’s computer had refused.',
      notMine: 'The record has an answer in your seat that this device did not give.',
      illegal: 'The rules don’t allow what is in the record.',
      events: 'This device was told something other than what the rules give.',
      log: 'This device was sent a different log from the one the rules give.',
      shown: 'This device was shown something other than what the rules give.',
      missing: 'The record ends before what this device saw.',
    },
    told: 'You were told',
    should: 'By the rules',
    how: 'What was checked',
    bound: {
      before:
        'The host’s computer had promised its dice and cards before this device added its part, and it kept the promise.',
      late: 'This device only heard what the host’s computer had promised once the match was on. That promise was kept.',
      never:
        'The host’s computer drew alone in this match: it began in a version of Asztal that didn’t mix chance yet.',
    },
    answers: (n: number) =>
      n === 1
        ? 'The one answer given here is in the record unchanged.'
        : `All ${n} answers given here are in the record unchanged.`,
    seen: (n: number) =>
      n === 1
        ? 'What this device was shown in one step is what the rules give.'
        : `What this device was shown in ${n} steps is what the rules give.`,
    late: (step: number) =>
      `This device joined at step ${step}. What others saw before that, only their devices can check.`,
    unfinished: 'The record stops before the end. What came after it can’t be checked.',
    page: 'This page came from the host’s computer too. To be quite sure, save both files and drop them on Asztal’s home page on another computer.',
  },
  dice: {
    title: 'How the dice fell',
    thrown: (n: number) =>
      `${plural(n, 'die', 'dice')} thrown. In 19 matches out of 20, each side stays within the shaded band.`,
    oneIn: (n: number) =>
      n < 2 ? 'Nearly every match looks more uneven than this.' : `One match in ${n} is as uneven as this, or more so.`,
    little: 'A single match says very little: now and then, fair dice fall oddly too.',
    few: 'Too few dice to say anything about luck.',
  },
}

export type CheckWords = typeof en

const hu: CheckWords = {
  checked: {
    running: 'A parti ellenőrzése…',
    fine: (steps, players) => `Ezen az eszközön ellenőrizve: ${steps} lépés, a véletlent ${players} játékos keverte`,
    unmixed: (steps) => `Ezen az eszközön ellenőrizve: ${steps} lépés`,
    differs: (step) => (step === 0 ? 'A kezdőállás nem stimmel' : `${firstArticleOf(step)} ${step}. lépés nem stimmel`),
    failed: 'Ezt a partit ezen az eszközön nem sikerült ellenőrizni.',
    otherRules: (needs, have) =>
      `Ehhez a partihoz a szabályok ${needs}. változata kell, itt ${articleOf(have)} ${have}. van. Azzal az Asztallal ellenőrizd, amelyiken játszottátok.`,
    what: {
      otherMatch: 'A jegyzőkönyv nem arról a partiról szól, amelyet ez az eszköz látott.',
      seed: 'A házigazda gépe a parti előtt más sorsolást ígért, mint ami a jegyzőkönyvben áll.',
      promise:
        'A házigazda gépe rögzítette a parti sorsolását, aztán újra sorsolt. Ilyen csak akkor fordulhat elő, ha újraindították.',
      setupSalt: 'A jegyzőkönyvből hiányzik, amit ez az eszköz a kezdőállás sorsolásához adott.',
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
        'A házigazda gépe már rögzítette a sorsolást, mielőtt ez az eszköz hozzátette a magáét, és tartotta is magát hozzá.',
      late: 'Ez az eszköz csak a parti közben tudta meg, mit rögzített a házigazda gépe, de a gép tartotta magát hozzá.',
      never: 'Ebben a partiban a házigazda gépe egyedül sorsolt: az Asztal egy korábbi verziójában kezdődött.',
    },
    answers: (n) => `Az itt adott ${n} válasz változatlanul áll a jegyzőkönyvben.`,
    seen: (n) => `Amit ez az eszköz ${n} lépésben mutatott, az következik a szabályokból.`,
    late: (step) =>
      `Ez az eszköz ${articleOf(step)} ${step}. lépésnél jött. Hogy előtte ki mit látott, azt csak a többiek eszközei tudják ellenőrizni.`,
    unfinished: 'A jegyzőkönyv a vége előtt abbamarad. Ami utána jött, azt nem lehet ellenőrizni.',
    page: 'Ezt az oldalt is a házigazda gépe küldte. Ha egészen biztos akarsz lenni, mentsd el mindkét fájlt, és húzd rá őket egy másik gépen az Asztal kezdőlapjára.',
  },
  dice: {
    title: 'Így gurultak a kockák',
    thrown: (n) => `${n} kockadobás. 20 partiból 19-ben minden oldal a halvány sávon belül marad.`,
    oneIn: (n) =>
      n < 2
        ? 'Szinte minden parti ennél egyenetlenebb.'
        : `Minden ${n}. parti ilyen egyenetlen, vagy még egyenetlenebb.`,
    little: 'Egyetlen parti nagyon keveset mond: néha a szabályos kockák is furcsán gurulnak.',
    few: 'Ennyi kockából még semmit sem lehet mondani a szerencséről.',
  },
}

export const checkWords: Readonly<Record<Language, CheckWords>> = { en, hu }
