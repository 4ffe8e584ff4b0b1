import { expect, it } from 'vitest'
import { dictionary, hear } from './dictionary'
import { namingBots, withBotArticles } from './botArticles'

it.each([
  ['1. bot jön.', 'Az 1. bot jön.'],
  ['2. bot jön.', 'A 2. bot jön.'],
  ['5. bot letesz egy golyót: fehér, d4.', 'Az 5. bot letesz egy golyót: fehér, d4.'],
  ['1. bot 8 korongot kapott érte.', 'Az 1. bot 8 korongot kapott érte.'],
  ['10. bot nyert.', 'A 10. bot nyert.'],
  ['Új seriff: 3. bot.', 'Új seriff: a 3. bot.'],
  ['Rájuk várunk: Anna, 1. bot és 2. bot', 'Rájuk várunk: Anna, az 1. bot és a 2. bot'],
  ['Vétó 300! 1. bot tartja?', 'Vétó 300! Az 1. bot tartja?'],
  ['Joe miatt 4. bot fizet: 3 $ (1. bot kapja).', 'Joe miatt a 4. bot fizet: 3 $ (1. bot kapja).'],
])('%s → %s', (text, natural) => expect(withBotArticles(text)).toBe(natural))

it.each([
  '1. bot',
  '1. bot: vétó 300!',
  '1. bot, 2. dobás: kék 3.',
  '1. bot +3',
  'Az 1. bot jön.',
  'Szerinted az 5. bot nyer?',
  'Anna jön.',
  'A 3. botlás',
  'Korongok: 1. bot 8.',
  'Korongok: Cili 2, 2. bot 1, 1. bot 8. Új számkártya.',
])('%s stays as it is', (text) => expect(withBotArticles(text)).toBe(text))

it('holds for every Hungarian sentence of a dictionary, and for no other language', async () => {
  const words = { turn: (name: string) => `${name} jön.`, lines: (name: string) => [name, `Utána ${name} ugorhat.`] }
  const spoken = dictionary({ hu: async () => ({ words }), en: async () => ({ words }) })
  await hear('hu')
  await hear('en')
  expect([spoken.hu.words.turn('1. bot'), spoken.en.words.turn('1. bot')]).toEqual(['Az 1. bot jön.', '1. bot jön.'])
  expect(spoken.hu.words.lines('5. bot')).toEqual(['5. bot', 'Utána az 5. bot ugorhat.'])
  expect(namingBots(words).turn.length).toBe(1)
})
