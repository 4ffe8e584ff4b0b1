/** Which folder may import what: the walls as they stand in this house. */
import { foldersIn, layered } from './walls.mjs'

const games = foldersIn('src/engine/games')
const gamesOf = (/** @type {string} */ base) => games.map((game) => `${base}/${game}`)
/** A game's index holds its bot, and the registry every bot: pages import rules and facts, and load a bot when it is asked. */
const withoutBots = ['src/engine/games', ...gamesOf('src/engine/games')]
const engine = ['src/engine/core', 'src/engine/games']
const screenLayers = ['device', 'words', 'ui', 'connection', 'match']
const screens = screenLayers.map((layer) => `src/renderer/${layer}`)
const pages = ['frame', 'rules', 'learn', 'result', 'review', 'evenings', 'replay', 'lobby', 'home', 'stage']

/** The host's folders, lowest first. A table and how people arrive at it are one layer in two folders. */
const hostFolders = ['disk', 'match', 'network', ['arrivals', 'table'], 'evenings', 'moving', 'door']
const inHost = {
  imports: [...engine, 'src/protocol', 'src/main'],
  packages: /^(node:|(ws|bonjour-service|multicast-dns|uqr|valibot)$)/,
}

/** Which folder may import which others, and which packages. @type {Record<string, import('./walls.mjs').Area>} */
export const areas = {
  'src/engine/core': { imports: [], packages: /^@noble\/(hashes|ciphers)\// },
  ...Object.fromEntries(
    gamesOf('src/engine/games').flatMap((game) => [
      [game, { imports: ['src/engine/core', `${game}/bot`] }],
      // Apart, so that screens may import a game without its bot.
      [`${game}/bot`, { imports: ['src/engine/core', game] }],
    ]),
  ),
  // The registries and the catalog.
  'src/engine/games': {
    flat: true,
    imports: ['src/engine/core', ...gamesOf('src/engine/games').flatMap((game) => [game, `${game}/bot`])],
  },
  'src/protocol': { without: withoutBots, imports: engine, packages: /^(valibot$|@noble\/hashes\/)/ },

  // What every folder of the host uses, and the entry that puts them together.
  'src/main/host': { ...inHost, flat: true },
  'src/main/host/index': {
    ...inHost,
    imports: [...inHost.imports, 'src/main/host', ...hostFolders.flat().map((folder) => `src/main/host/${folder}`)],
  },
  ...layered('src/main/host', hostFolders, { ...inHost, imports: [...inHost.imports, 'src/main/host'] }),
  // What all of them need.
  'src/main': { flat: true, imports: [] },
  'src/main/startup': { imports: ['src/main'], packages: /^node:/ },
  'src/main/headless': { imports: ['src/main', 'src/main/host/index', 'src/main/startup'], packages: /^(node:|uqr$)/ },
  'src/main/desktop': {
    imports: ['src/main', 'src/main/host/index', 'src/main/startup'],
    packages: /^(node:|electron$)/,
  },
  'src/main/referee': { imports: [...engine, 'src/protocol'], packages: /^(node:|valibot$)/ },

  ...layered('src/renderer', screenLayers, {
    without: withoutBots,
    imports: [...engine, 'src/protocol'],
    packages: /^(svelte(\/|$)|uqr$)/,
  }),
  ...layered('src/renderer/pages', pages, {
    without: withoutBots,
    imports: [...engine, 'src/protocol', ...screens],
    packages: /^svelte(\/|$)/,
  }),
  ...Object.fromEntries(
    games.map((game) => [
      `src/renderer/games/${game}`,
      {
        without: withoutBots,
        imports: [...engine, `src/engine/games/${game}`, ...screens],
        packages: /^svelte(\/|$)/,
      },
    ]),
  ),
  // The entry of a match saved as a page; its game is put in by the build.
  'src/renderer/share': {
    without: withoutBots,
    imports: [...engine, 'src/protocol', ...screens, 'src/renderer/pages/replay', 'src/renderer/pages/result'],
    packages: /^(svelte(\/|$)|virtual:saved-game$)/,
  },
  // The registry: only the entry hands it to the pages.
  'src/renderer/games': {
    flat: true,
    without: withoutBots,
    imports: [...engine, 'src/renderer/match', ...gamesOf('src/renderer/games')],
  },
  // The entry.
  'src/renderer': {
    flat: true,
    without: withoutBots,
    imports: [
      ...engine,
      'src/protocol',
      ...screens,
      ...pages.map((page) => `src/renderer/pages/${page}`),
      'src/renderer/games',
    ],
    packages: /^svelte(\/|$)/,
  },
}
