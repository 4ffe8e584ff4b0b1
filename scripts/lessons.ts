/**
 * `npm run -s lessons` lists all lessons as JSON; `npm run -s lessons -- <game> <hu|en>` prints a game's lessons as a
 * learner reads them, wrong tries included.
 */
import process from 'node:process'
import { gameIds, isGameId, manifests } from '../src/engine/games/catalog'
import { teachings } from '../src/engine/games/teachings'
import { listed, printed } from './lib/lessonText'

const [game, language] = process.argv.slice(2)
if (game === undefined) {
  const all = await Promise.all(
    gameIds.map(async (id) => (await teachings[id]()).teaching.lessons.map((lesson) => listed(id, lesson))),
  )
  console.log(JSON.stringify(all.flat(), null, 2))
} else if (isGameId(game) && (language === 'hu' || language === 'en')) {
  const { teaching } = await teachings[game]()
  console.log(printed(manifests[game].name[language], teaching, language))
} else {
  console.error(`Usage: npm run -s lessons [-- <${gameIds.join('|')}> <hu|en>]`)
  process.exitCode = 2
}
