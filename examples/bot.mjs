#!/usr/bin/env node
/**
 * A bot for Asztal in one file: joins a table, sits, and answers at random whatever it is asked. It knows no rules; it
 * asks the host which answers there are. What it says and hears is explained in docs/protocol.md.
 *
 *   node examples/bot.mjs http://192.168.1.5:7400 ABCD [name]
 */
import { createHash, randomBytes } from 'node:crypto'
import process from 'node:process'

const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket
const [url, table, name = 'Bot'] = process.argv.slice(2)
if (!url || !/^[A-Z]{4}$/.test(table ?? '')) {
  console.error('usage: node examples/bot.mjs http://ADDRESS:PORT TABLE [name]')
  process.exit(2)
}

const socket = new WebSocket(`${url.replace(/^http/, 'ws').replace(/\/$/, '')}/socket`)
let n = 0
/** Replies name the number of the message they reply to. */
const waiting = new Map()
const say = (message, onReply = () => {}) => {
  waiting.set(++n, onReply)
  socket.send(JSON.stringify({ ...message, n }))
}

/** What this bot adds to chance: a chain of links, fixed before the match, so that nobody can choose a throw. */
let chain = null
const linkBefore = (link) => createHash('sha256').update(`asztal/link/1|${link}`).digest('hex')
function newChain() {
  const links = [randomBytes(32).toString('hex')]
  while (links.length < 1024) links.unshift(linkBefore(links[0]))
  return { head: linkBefore(links[0]), links }
}

/** Tells the chain's head; once everyone's is known, adds its first link. */
function addToChance({ match, asks, heads }) {
  if (!asks) return
  if (heads === null) {
    chain = newChain()
    say({ do: 'head', match, head: chain.head })
  } else if (chain && heads.includes(chain.head)) say({ do: 'salt', match, salt: chain.links[0] })
}

let match = null
/** What was answered last, so that nothing is answered twice. */
let answered = ''

function answer() {
  const ask = `${match.number}-${match.step}`
  if (match.prompt === null || match.outcome !== null || answered === ask) return
  answered = ask
  say({ do: 'help' }, ({ answers }) => {
    // What was asked may be over by now.
    if (!answers?.length || ask !== `${match.number}-${match.step}`) return
    const chosen = answers[Math.floor(Math.random() * answers.length)]
    const given = {
      match: match.number,
      step: match.step,
      key: `bot-${ask}`,
      answer: chosen,
      salt: chain?.links[match.step],
    }
    say({ do: 'answer', ...given }, (reply) => {
      if (reply.say === 'refused') console.error(`refused by ${reply.why.rule}`)
    })
  })
}

socket.onopen = () => say({ do: 'hello', v: 1 })
socket.onclose = () => process.exit(match?.outcome ? 0 : 1)
socket.onerror = (event) => console.error(event.message ?? 'no connection')
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data)
  if ('re' in message) {
    waiting.get(message.re)?.(message)
    waiting.delete(message.re)
  }
  switch (message.say) {
    case 'welcome':
      say({ do: 'join', table, name }, (reply) => {
        if (reply.say === 'youAre') console.log(`I am person ${reply.person} at ${reply.table}`)
        else process.exit(1)
      })
      break
    case 'commitment':
      addToChance(message)
      break
    case 'match':
      match = message.match
      if (match.outcome !== null) {
        console.log(JSON.stringify({ won: match.outcome.winners.includes(match.seat), outcome: match.outcome }))
        socket.close()
      } else answer()
      break
    case 'gone':
      socket.close()
  }
}
