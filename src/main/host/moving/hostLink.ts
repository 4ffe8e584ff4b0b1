/** Requests from one host to another, as a client of its socket like any other. */
import { createSocket } from 'node:dgram'
import { WebSocket } from 'ws'
import type { ToClient } from '../../../protocol/toClient'
import type { ToHost } from '../../../protocol/toHost'
import { protocolVersion, socketPath } from '../../../protocol/version'
import { mostBundleLength } from './bundle'

export type Reply = Extract<ToClient, { re: number }>

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
    const say = (text: ToHost, n: number) => socket.send(JSON.stringify({ ...text, n }))
    socket.on('open', () => say({ do: 'hello', v: protocolVersion }, helloNumber))
    socket.on('error', () => finish(null))
    socket.on('close', () => finish(null))
    socket.on('message', (data: Buffer) => {
      const heard = JSON.parse(data.toString('utf8')) as ToClient
      if (heard.say === 'welcome') say(message, requestNumber)
      else if ('re' in heard && heard.re === requestNumber) finish(heard)
      else if (heard.say === 'refused' && heard.re === helloNumber) finish(heard)
    })
  })

/** The address of this computer that another one would see. */
export function ownAddressTowards(url: string): Promise<string | null> {
  const { hostname, port } = new URL(url)
  return new Promise((done) => {
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
