/** What a test may do to the app and ask about it: a message with a number, and a reply that names it. */
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import process from 'node:process'
import { inside, openDialogs, record } from './electron.mjs'

const loopback = Object.fromEntries(
  Object.entries(os.networkInterfaces()).filter(([, infos]) => infos?.every(({ internal }) => internal)),
)
/** @param {string} address @param {number} at @returns {[string, import('node:os').NetworkInterfaceInfo[]]} */
const adapter = (address, at) => [
  `wlan${at}`,
  [{ address, family: 'IPv4', internal: false, netmask: '255.255.255.0', mac: '8c:16:45:00:00:01', cidr: null }],
]

/** @type {Record<string, (asked: any) => unknown>} */
const commands = {
  address: async () => (await inside.chromium())?.address ?? null,
  state: () => ({
    windows: inside.windows.all.map((model) => model.state()),
    menu: labels(record.menu),
    blockers: [...record.blockers.values()],
    clipboard: record.clipboard,
    opened: record.opened,
    log: record.log,
  }),
  menu: ({ id }) => {
    const item = find(record.menu, id)
    if (!item) throw new Error(`no menu item ${id}`)
    if (item.enabled === false) throw new Error(`menu item ${id} is disabled`)
    if (item.role === 'quit') inside.app.quit()
    else item.click()
  },
  answer: ({ button }) => {
    const answer = openDialogs.shift()
    if (!answer) throw new Error('no dialog is open')
    answer(button)
  },
  close: ({ window }) => inside.windows.all[window]?.close(),
  focus: ({ window }) => inside.windows.all[window]?.focus(),
  blur: () => inside.windows.blur(),
  crash: ({ window }) => inside.windows.all[window]?.crash(),
  resume: () => inside.powerEvents.emit('resume'),
  /** From now on the computer has these addresses, each on an adapter of its own. */
  network: ({ addresses }) => {
    os.networkInterfaces = () => ({ ...loopback, ...Object.fromEntries(addresses.map(adapter)) })
    syncBuiltinESMExports()
  },
  /** A mistake that nobody caught. */
  fail: ({ message }) =>
    void setTimeout(() => {
      throw new Error(message)
    }),
  permission: ({ permission, url }) => {
    const { request, check } = record.permissions
    if (!request || !check) return true
    let granted = true
    request(null, permission, (/** @type {boolean} */ yes) => (granted = yes), { requestingUrl: url })
    return granted || check(null, permission, url)
  },
}

/** @param {any[]} items @returns {string[]} */
function labels(items) {
  return items.flatMap((item) => [...(item.label ? [item.label] : []), ...labels(item.submenu ?? [])])
}

/** @param {any[]} items @param {string} id @returns {any} */
function find(items, id) {
  for (const item of items) {
    const found = item.id === id ? item : find(item.submenu ?? [], id)
    if (found) return found
  }
  return null
}

/** @param {any} asked */
async function obey(asked) {
  try {
    const reply = await commands[asked.do]?.(asked)
    process.send?.({ re: asked.n, reply: reply ?? null })
  } catch (error) {
    process.send?.({ re: asked.n, failed: error instanceof Error ? error.message : String(error) })
  }
}
process.on('message', (asked) => void obey(asked))
process.on('disconnect', () => process.exit(3))
