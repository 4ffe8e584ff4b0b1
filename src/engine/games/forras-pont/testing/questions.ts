import { question as q, type Exam } from '../../../testing/questions'

export const exam: Exam = {
  basic: [
    q('Who wins?', 'water/fp-ready', 'A legtöbb korong nyer', 'Most discs win'),
    q(
      'What may you do on a turn?',
      'water/fp-missing',
      'leteszel egy korongot, bejelentesz egy útvonalat, vagy passzolsz',
      'place a disc, claim a route, or pass',
    ),
    q(
      'Where may a disc go?',
      'water/fp-missing',
      'a forrást kivéve bármelyik üres mezőre',
      'any empty cell except the spring',
    ),
    q(
      'What is a sheet?',
      'water/fp-sheet',
      'kilenc színkapcsolat, kilenc művelet, mindegyik egyszer',
      'nine colour pairs, nine operations, each used once',
    ),
    q(
      'From whose side are arrows read?',
      'water/fp-blocking',
      'annak az oldaláról olvasunk, aki jön',
      'from the side of the player on turn',
    ),
    q(
      'Where does a route start?',
      'water/fp-ready',
      'Az út a te széledről, az alsó sorból indul',
      'A route starts on your own edge',
    ),
    q(
      'How long must it be?',
      'water/fp-number',
      'legalább öt korong kell, a forráséval együtt',
      'at least five discs, the spring’s included',
    ),
    q(
      'Whose are discs on the board?',
      'water/fp-yours',
      'a táblán minden korong senkié, bárki használhatja',
      'discs on the board are nobody’s, anyone may use them',
    ),
    q(
      'Who gets the discs of a route?',
      'water/fp-lending',
      'Az első korong mindig azé, aki bejelent; a többi azé, akinek a lapja oda vitt',
      'The first disc is always the claimant’s; each other goes to the sheet that led there',
    ),
    q(
      'When may a disc go on the centre?',
      'water/fp-ready',
      'A forrásra csak bejelentéssel kerülhet korong',
      'A disc goes on the spring only with a claim',
    ),
    q(
      'What happens after a route?',
      'water/fp-yours',
      'Az útért a számkártya is jár, és jön az ötös',
      'The route wins you the number card too; the 5 comes next',
    ),
    q(
      'When are the sheets shown?',
      'water/fp-sheet',
      'Mostantól mindenki lapja nyilvános',
      'From now on all sheets are open',
    ),
    q(
      'Must a disc touch another one, and with which colour may a route start?',
      'before/fp-before',
      'nem kell máshoz kapcsolódnia, és az út bármelyik színnel kezdődhet',
      'it needn’t touch another, and a route may start with any colour',
    ),
  ],
  rare: [
    q(
      'What does repeat do, and where can’t it stand?',
      'water/fp-repeat',
      'arra visz tovább, amerre az előző lépés vitt…Első lépésnek nincs mit ismételnie',
      'it carries on the way the last step went…A first step has nothing to repeat',
    ),
    q(
      'What does “?” ask for?',
      'water/fp-victory',
      'A „?” kártyához bármilyen hosszú út jó',
      'The “?” takes any length',
    ),
    q(
      'May a disc be touched twice?',
      'crossing/fp-crossing',
      'egy korongot sem érinthet kétszer',
      'touch no disc twice',
    ),
    q(
      'What does a false claim cost?',
      'mistake/fp-mistake',
      'A korong visszakerül oda, ahonnan jött, mindenki látja a hibát, és Béla jön',
      'The disc goes back where it came from, everyone sees the fault, and it’s Béla’s turn',
    ),
    q(
      'When may your own discs be used?',
      'bank/fp-bank',
      'a bankból elfogyott a lila. Ilyenkor, és csak ilyenkor',
      'the bank is out of purple. Then, and only then',
    ),
    q(
      'When does the game end?',
      'water/fp-victory',
      'Kettesben 24-nél vége…hetedik számkártya…egy egész fordulóban',
      'With two players it ends at 24…seventh number card…a full round with no disc placed',
    ),
    q(
      'Who wins a tie?',
      'pass/fp-pass',
      'a több számkártya nyer; ha az is egyenlő, közös a győzelem',
      'more number cards win; if those are level too, the victory is shared',
    ),
    q(
      'What if everyone passes?',
      'pass/fp-pass',
      'Ha most te sem teszel le korongot, vége a játéknak',
      'If you don’t place a disc either, the game ends',
    ),
    q('May discs be moved?', 'water/fp-blocking', 'a letett korong már nem mozdul', 'a disc once placed never moves'),
    q(
      'What does assistance change?',
      'mistake/fp-mistake',
      'segítséget választott, a téves bejelentés ingyen van',
      'With the assistance option, a false claim costs nothing',
    ),
    q(
      'To whom does a corner belong?',
      'corner/fp-corner',
      'A sarok két oldalhoz tartozik',
      'A corner belongs to two sides',
    ),
    q(
      'Which number cards are there, who sits where?',
      'before/fp-before',
      '4-től 9-ig és egy „?”…az óramutató szerint',
      '4 to 9 and a “?”…Turns go clockwise',
    ),
    q('How many discs of each colour are there?', 'bank/fp-bank', 'Színenként 16 korong', '16 discs of each colour'),
  ],
}
