import { expect, it } from 'vitest'
import { archiveFiles } from '../../../engine/games/archives'
import { expectReadable } from '../../words/testing/tree'
import { openWords } from './openWords'

const languages = ['hu', 'en'] as const

it('names what else can be opened, if there is anything', () => {
  expect(openWords.en.how([])).toContain('one saved by Asztal. You can')
  expect(openWords.en.how(['a game of go', 'a game of chess'])).toContain(
    'by Asztal, or a game of go, or a game of chess. ',
  )
  expect(openWords.hu.how([])).toContain('amit az Asztal mentett. ')
  expect(openWords.hu.how(['egy góparti'])).toContain('amit az Asztal mentett, vagy egy góparti. ')
})

it.each(Object.entries(archiveFiles))('the archive of %s has its sentences', (game, files) => {
  for (const language of languages) {
    expectReadable(files.what[language], game)
    expectReadable(files.unread[language]('a.txt'), game)
    expect(files.unread[language]('a.txt')).toContain('a.txt')
  }
  expect(files.isMeant('')).toBe(false)
})
