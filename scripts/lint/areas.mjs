/** Which folder may import what: the walls as they stand in this house. */
import { foldersIn, layered } from './walls.mjs'

const games = foldersIn('src/engine/games')
/** A game's index holds its bot, and the registry every bot: pages import rules and facts, and load a bot when it is asked. */
const withoutBots = ['src/engine/games', ...games.map((game) => `src/engine/games/${game}`)]
const engine = ['src/engine/core', 'src/engine/games']
const screenLayers = ['device', 'words', 'ui', 'connection', 'match']
const pages = ['frame', 'rules', 'learn', 'result', 'review', 'evenings', 'replay', 'lobby', 'home', 'stage']

/** The host's folders, lowest first. A table and how people arrive at it are one layer in two folders. */
const hostFolders = ['disk', 'match', 'network', ['arrivals', 'table'], 'evenings', 'moving', 'door']
const beneathMain = {
  imports: [...engine, 'src/protocol'],
  packages: /^(node:|(ws|bonjour-service|multicast-dns|uqr|valibot)$)/,
}

/** Which folder may import which others, and which packages. @type {Record<string, import('./walls.mjs').Area>} */
export const areas = {
  'src/engine/core': { imports: [], packages: /^@noble\/(hashes|ciphers)\// },
  ...Object.fromEntries(games.map((game) => [`src/engine/games/${game}`, { imports: ['src/engine/core'] }])),
  // The registry and the catalog.
  'src/engine/games': { imports: ['src/engine/core', ...games.map((game) => `src/engine/games/${game}`)] },
  'src/protocol': { imports: engine, packages: /^(valibot$|@noble\/hashes\/)/ },

  ...layered('src/main', ['host', 'startup', 'headless', 'referee'], beneathMain),
  // Its entry puts the host together; what every folder uses stands beside it.
  'src/main/host': {
    ...beneathMain,
    imports: [...beneathMain.imports, ...hostFolders.flat().map((folder) => `src/main/host/${folder}`)],
  },
  ...layered('src/main/host', hostFolders, { ...beneathMain, imports: [...beneathMain.imports, 'src/main/host'] }),
  'src/main/desktop': {
    imports: [...engine, 'src/protocol', 'src/main/host', 'src/main/startup'],
    packages: /^(node:|electron$)/,
  },

  ...layered('src/renderer', screenLayers, {
    without: withoutBots,
    imports: [...engine, 'src/protocol'],
    packages: /^(svelte(\/|$)|uqr$)/,
  }),
  ...layered('src/renderer/pages', pages, {
    without: withoutBots,
    imports: [...engine, 'src/protocol', ...screenLayers.map((layer) => `src/renderer/${layer}`)],
    packages: /^svelte(\/|$)/,
  }),
  ...Object.fromEntries(
    games.map((game) => [
      `src/renderer/games/${game}`,
      {
        without: withoutBots,
        imports: [...engine, `src/engine/games/${game}`, ...screenLayers.map((layer) => `src/renderer/${layer}`)],
        packages: /^svelte(\/|$)/,
      },
    ]),
  ),
  // The entry of a match saved as a page; its game is put in by the build.
  'src/renderer/share': {
    without: withoutBots,
    imports: [
      ...engine,
      'src/protocol',
      ...screenLayers.map((layer) => `src/renderer/${layer}`),
      'src/renderer/pages/replay',
      'src/renderer/pages/result',
    ],
    packages: /^(svelte(\/|$)|virtual:shared-game$)/,
  },
  // The registry: only the entry hands it to the pages.
  'src/renderer/games': {
    without: withoutBots,
    imports: [...engine, 'src/renderer/match', ...games.map((game) => `src/renderer/games/${game}`)],
  },
}
