/**
 * "1. bot" in a Hungarian sentence has an article, "Az 1. bot jön", and a person's name has none. Sentences are written for
 * names; what they say of bots is put right here, once for all of them.
 */
import { articleOf, firstArticleOf } from './article'

/** A bot's name in a text, unless it is a label for what follows: "1. bot: 3 4", "1. bot +3", "Cili 2, 1. bot 8." */
const named = /\d+\. bot(?!\p{L}|:|, \d| [+−]| \d+(?:,|\.?$|\. \P{Ll}))/gu
/** Before it, an article of its own, a bracket, or another digit: nothing is missing. No lookbehind: older iPhones have none. */
const isComplete = /(^|[^\p{L}])az? $|[(„\d]$/iu
const beginsSentence = /(^|[.!?…] |\n)$/

export function withBotArticles(text: string): string {
  if (!text.includes('. bot') || /^\d+\. bot$/.test(text)) return text
  return text.replace(named, (name, at: number) => {
    const before = text.slice(0, at)
    if (isComplete.test(before)) return name
    const article = beginsSentence.test(before) ? firstArticleOf(parseInt(name)) : articleOf(parseInt(name))
    return `${article} ${name}`
  })
}

/** The same words, whose sentences name bots with their article. */
export function namingBots<Words>(words: Words): Words {
  if (typeof words === 'string') return withBotArticles(words) as Words
  if (typeof words === 'function')
    return new Proxy(words, { apply: (say, self, names) => namingBotsIn(Reflect.apply(say, self, names)) }) as Words
  if (typeof words !== 'object' || words === null) return words
  if (Array.isArray(words)) return words.map(namingBots) as Words
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, namingBots(one)])) as Words
}

/** What a sentence says is a text, or some texts in a row. */
function namingBotsIn(said: unknown): unknown {
  if (typeof said === 'string') return withBotArticles(said)
  return Array.isArray(said) ? said.map(namingBotsIn) : said
}
