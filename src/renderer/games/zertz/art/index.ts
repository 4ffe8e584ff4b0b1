/** Rings and marbles: pictures, so that each is one node on the board. One unit is a hundredth of a ring's pitch. */
import type { Marble } from '../../../../engine/games/zertz/facts'
import black from './black.svg'
import grey from './grey.svg'
import white from './white.svg'

export { default as dimplePicture } from './dimple.svg'
export { default as gonePicture } from './gone.svg'
export { default as ringPicture } from './ring.svg'
export { default as litRingPicture } from './ring-lit.svg'
export { default as shadowPicture } from './shadow.svg'

/** Opal white, grey with a straight cat's-eye, black with a hard lamp spot. */
export const marblePictures: Readonly<Record<Marble, string>> = { white, grey, black }
