import { common } from './common'
import { connection, elsewhere, crowd, notice } from './connection'
import { evenings } from './evenings'
import { home, join } from './home'
import { hosting, backup } from './hosting'
import { lobby } from './lobby'
import { refusals } from './refusals'
import { result } from './result'
import { settings } from './settings'
import { stage, pass, chat } from './stage'
import { list } from './grammar'

/** The shell's words, a file for each page. The Hungarian ones have the same shape, so a missing word is a compile error. */
export const en = {
  app: 'Asztal',
  list,
  home,
  join,
  evenings,
  lobby,
  stage,
  connection,
  elsewhere,
  crowd,
  notice,
  refusals,
  result,
  settings,
  hosting,
  backup,
  pass,
  chat,
  common,
}

export type Words = typeof en
