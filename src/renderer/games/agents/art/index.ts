/** The agents' portraits, by agent number, and the city from above: pictures, so that each is one node on the board. */
import bat from './bat.svg'
import bear from './bear.svg'
import fox from './fox.svg'
import hare from './hare.svg'
import { drawnHouses, houses } from './houses'
import near from './near.svg?raw'
import owl from './owl.svg'
import ram from './ram.svg'
import raven from './raven.svg'
import shark from './shark.svg'
import snake from './snake.svg'
import spider from './spider.svg'
import stag from './stag.svg'
import swan from './swan.svg'

export { default as cityPicture } from './city.svg'

/**
 * The middle of it, all that a phone ever has room for, as pictures to lay over each other: the ground, the houses further
 * out, and the nearer ones with the lights. A slow phone takes them one by one.
 */
export function nearPictures(): readonly string[] {
  const [ground, lights] = near.split('<!-- houses -->') as [string, string]
  const open = ground.slice(0, ground.indexOf('>') + 1)
  const defined = ground.match(/<defs>.*?<\/defs>/gs)!.join('')
  const half = Math.ceil(houses.length / 2)
  return [
    `${ground}</svg>`,
    `${open}${drawnHouses(houses.slice(0, half))}</svg>`,
    open + defined + drawnHouses(houses.slice(half)) + lights,
  ].map((text) => `data:image/svg+xml,${encodeURIComponent(text)}`)
}

export const portraits: readonly string[] = [fox, owl, hare, stag, bat, raven, snake, bear, shark, ram, spider, swan]
