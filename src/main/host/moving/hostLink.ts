/** Requests from one host to another, as a client of its socket like any other. */
import { createSocket } from 'node:dgram'
import * as v from 'valibot'
import { WebSocket } from 'ws'
import { readJson } from '../../../protocol/reading'
import type { ToHost } from '../../../protocol/toHost'
import { protocolVersion, socketPath } from '../../../protocol/version'
import { mostBundleLength } from './bundle'

const re = v.number()
const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const refusal = v.object({
  rule: text(60),
  params: v.pipe(v.record(text(40), v.union([text(200), v.number()])), v.maxEntries(10)),
})
/** What hosts reply to each other. Anyone may be at that address, so it is read like what comes in at the door. */
const replies = v.variant('say', [
  v.object({ say: v.literal('done'), re }),
  v.object({ say: v.literal('refused'), re, why: refusal }),
  v.object({
    say: v.literal('part'),
    re,
    of: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    text: v.string(),
  }),
])
const anyMessage = v.looseObject({ say: v.string(), re: v.optional(re) })

export type Reply = v.InferOutput<typeof replies>

/** Sends a request to the host at this address; null if no reply came within the time. */
export type RequestHost = (url: string, message: ToHost, ms: number) => Promise<Reply | null>

const [helloNumber, requestNumber] = [0, 1]

export const requestHost: RequestHost = (url, message, ms) =>
  new Promise((done) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${socketPath}`, { maxPayload: mostBundleLength })
    const finish = (reply: Reply | null) => {
      clearTimeout(timer)
      socket.terminate()
      done(reply)
    }
    const timer = setTimeout(() => finish(null), ms)
    const say = (what: ToHost, n: number) => socket.send(JSON.stringify({ ...what, n }))
    socket.on('open', () => say({ do: 'hello', v: protocolVersion }, helloNumber))
    socket.on('error', () => finish(null))
    socket.on('close', () => finish(null))
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8')
      const heard = readJson(anyMessage, text)
      if (heard === null) finish(null)
      else if (heard.say === 'welcome') say(message, requestNumber)
      else if (heard.re === requestNumber || (heard.say === 'refused' && heard.re === helloNumber))
        finish(readJson(replies, text))
    })
  })

/** The address of this computer that another one would see. */
export function ownAddressTowards(url: string): Promise<string | null> {
  return new Promise((done) => {
    const { hostname, port } = new URL(url)
    const socket = createSocket('udp4')
    const finish = (address: string | null) => {
      socket.close()
      done(address)
    }
    socket.once('error', () => finish(null))
    // Connecting a datagram socket sends nothing; it only picks the route.
    socket.connect(Number(port || 80), hostname, () => finish(socket.address().address))
  })
}
