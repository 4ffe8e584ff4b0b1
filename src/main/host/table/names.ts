/** Which names look alike at a glance. */

/** Letters of other alphabets that look like Latin ones. */
const twins = new Map(
  Object.entries({
    АВЕКМНОРСТУХІЈЅ: 'ABEKMHOPCTYXIJS',
    аеорсухіјѕ: 'aeopcyxijs',
    ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ: 'ABEZHIKMNOPTYX',
    οι: 'oi',
  }).flatMap(([others, ours]) => [...others].map((one, at): [string, string] => [one, ours[at]])),
)

/** A name's spelling and its look. Two names that share either would be confused. */
export function looksOf(name: string): string[] {
  // Combining marks that are left after composition: strokes, and accents on letters that have none.
  const plain = name.normalize('NFKC').replace(/[\u0300-\u036f]/g, '')
  const look = [...plain].map((one) => twins.get(one) ?? one).join('')
  return [name, look].map((one) => one.toLocaleLowerCase())
}
