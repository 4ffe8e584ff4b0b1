import { question as q, type Exam } from '../../../testing/questions'

export const exam: Exam = {
  basic: [
    q(
      'Which sets win?',
      'tricks/ze-go',
      'három fehér, négy szürke, öt fekete vagy mindenből kettő',
      'Three white, four grey, five black or two of each',
    ),
    q('Whose are the marbles?', 'first-moves/ze-jump', 'Senkinek sincs saját színe', 'Nobody owns a colour'),
    q(
      'What are the two parts of a placing move?',
      'first-moves/ze-place',
      'Válassz egy golyót…aztán vegyél le egy fénylő gyűrűt',
      'Pick a marble…then take a glowing ring off',
    ),
    q(
      'Which rings may be removed?',
      'first-moves/ze-place',
      'üres gyűrű szabad, amely mellől két szomszédos gyűrű is hiányzik',
      'An empty ring is free if two gaps side by side touch it',
    ),
    q(
      'May you place when you could capture?',
      'first-moves/ze-jump',
      'Ha van mit átugrani, ugranod kell',
      'If there’s a jump, you have to take it',
    ),
    q(
      'How is a marble captured?',
      'first-moves/ze-jump',
      'Egyenesen ugrik, közvetlenül a szomszédja mögé, és csak üres gyűrűre',
      'It jumps straight over its neighbour to the empty ring right behind',
    ),
    q(
      'Does colour matter in a jump?',
      'first-moves/ze-jump',
      'bármelyik golyó átugorhatja bármelyik szomszédját',
      'any marble may jump any neighbour',
    ),
    q(
      'Does a jumping marble go on?',
      'first-moves/ze-chain',
      'addig ugrik, amíg tud, és ez mind egy lépés',
      'keeps jumping while it can, all in one move',
    ),
    q(
      'Is a ring removed after a capture?',
      'first-moves/ze-chain',
      'Ugrás után se golyót nem raksz le, se gyűrűt nem veszel le',
      'After a jump you place nothing, and no ring comes off',
    ),
    q(
      'What becomes of rings cut off with a marble on each?',
      'tricks/ze-island',
      'Leszakadt, teli, a tiéd, gyűrűstül',
      'Cut off, full, yours, ring and all',
    ),
    q('Which colours may you place?', 'tricks/ze-gift', 'a készletből bármit lerakhatsz', 'you may place any marble'),
    q('May a chain of jumps turn?', 'first-moves/ze-chain', 'kanyarral', 'turning on the way'),
  ],
  rare: [
    q(
      'What if no ring is free?',
      'no-free-ring/ze-nofree',
      'Ha egy gyűrű sem szabad, a lerakás az egész lépés',
      'When no ring is free, placing is the whole move',
    ),
    q(
      'Who gets an island that has a hole?',
      'hole/ze-hole',
      'Aki betölti vagy leveszi az utolsó üres gyűrűt, azé',
      'Whoever fills or removes its last empty ring may take it',
    ),
    q(
      'May an island with a hole be taken?',
      'tricks/ze-gift',
      'Csak a teli sziget vihető el',
      'Only a full island can be taken',
    ),
    q(
      'What is placed when the supply is empty?',
      'empty-supply/ze-own',
      'a saját tálcádról raksz le',
      'you place from your own tray',
    ),
    q(
      'Do marbles put back still count?',
      'empty-supply/ze-own',
      'Ami lekerül a tálcádról, már nem számít neked',
      'What leaves your tray no longer counts',
    ),
    q(
      'Who wins when every ring is occupied?',
      'full-board/ze-full',
      'Aki betölti a táblát, mindent elvisz, és nyer',
      'The player who fills the board takes everything and wins',
    ),
    q(
      'Must you take the longest chain?',
      'tricks/ze-landing',
      'Nem kell a legtöbbet elvinned',
      'You never have to take the most',
    ),
    q(
      'Which sets and marbles has the tournament?',
      'tournament/ze-tournament',
      '4 fehér, 5 szürke, 6 fekete vagy mindenből 3…6, 8 és 10',
      '4 white, 5 grey, 6 black or 3 of each…6, 8 and 10',
    ),
    q(
      'May a cut-off group be left, and claimed later?',
      'leave/ze-leave',
      'Ott marad, és később már senki sem viheti el',
      'It stays, and nobody can claim it later',
    ),
    q(
      'When is it a draw?',
      'empty-supply/ze-own',
      'Két passz egymás után, vagy háromszor ugyanaz az állás',
      'Two passes in a row, or the same position three times',
    ),
    q(
      'What may you do about an overlooked capture?',
      'overlooked/ze-overlooked',
      'Ugorhatsz helyette, játszhatsz tovább, vagy visszavonathatod',
      'You may jump yourself, play on, or make him take his move back',
    ),
    q(
      'Who begins, and with how many marbles and rings?',
      'before/ze-before',
      '37 gyűrű…5 fehér, 7 szürke, 9 fekete…Sorsolás dönti el, ki kezd',
      '37 rings…5 white, 7 grey and 9 black…Who begins is drawn',
    ),
  ],
}
