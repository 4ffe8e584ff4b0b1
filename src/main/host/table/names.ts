/** Which names can be told apart at a glance. */

/** Letters of other alphabets that look like one of ours. */
const twins = new Map(
  Object.entries({
    АВЕКМНОРСТУХІЈЅ: 'ABEKMHOPCTYXIJS',
    аеорсухіјѕ: 'aeopcyxijs',
    ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ: 'ABEZHIKMNOPTYX',
    οι: 'oi',
  }).flatMap(([others, ours]) => [...others].map((one, at): [string, string] => [one, ours[at]])),
)

/** What a name reads as and what it looks like: two that share one of them are taken for each other. */
export function looksOf(name: string): string[] {
  // Strokes through letters, accents over letters that have none: what is left when all others have joined theirs.
  const plain = name.normalize('NFKC').replace(/[\u0300-\u036f]/g, '')
  const look = [...plain].map((one) => twins.get(one) ?? one).join('')
  return [name, look].map((one) => one.toLocaleLowerCase())
}
