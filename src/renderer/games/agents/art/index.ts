/** The agents' portraits, by agent number, and the city from above: pictures, so that each is one node on the board. */
import bat from './bat.svg'
import bear from './bear.svg'
import fox from './fox.svg'
import hare from './hare.svg'
import { drawnHouses } from './houses'
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

/** The middle of it: all that a phone ever has room for. */
export const nearPicture = () =>
  `data:image/svg+xml,${encodeURIComponent(near.replace('<!-- houses -->', drawnHouses()))}`

export const portraits: readonly string[] = [fox, owl, hare, stag, bat, raven, snake, bear, shark, ram, spider, swan]
