/** Works reviews out beside the page, so that it answers every touch meanwhile. */
import { workOut, type ReviewTask } from './task'

addEventListener('message', ({ data }: MessageEvent<ReviewTask>) => void workOut(data, (news) => postMessage(news)))
