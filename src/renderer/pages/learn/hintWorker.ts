/** Weighs hints beside the page, so that it answers every touch meanwhile. */
import type { HintQuestion } from './hints'
import { weigh } from './weigh'

addEventListener('message', ({ data }: MessageEvent<HintQuestion>) => {
  weigh(data).then(
    (hint) => postMessage({ hint }),
    () => postMessage({ hint: null }),
  )
})
