/** The thread in which bots think: a question in, an answer out. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { stackOf } from '../../../errors'
import type { BotQuestion, BotReply } from './runner'
import { think } from './think'

// On Linux this lowers the calling thread only, so that the host always goes first.
if (process.platform === 'linux') setPriority(10)

parentPort!.on('message', (question: BotQuestion) => {
  let reply: BotReply
  try {
    reply = { answer: think(question) }
  } catch (error) {
    reply = { error: stackOf(error) }
  }
  parentPort!.postMessage(reply)
})
