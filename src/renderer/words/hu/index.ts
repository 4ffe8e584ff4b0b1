import type { Words } from '../en'
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

export const hu: Words = {
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
