import { common } from './common'
import { connection, elsewhere, claims, doctor, crowd, notice } from './connection'
import { evenings } from './evenings'
import { home, join, wifi } from './home'
import { hosting, move, backup, moveTable } from './hosting'
import { lobby, setAside } from './lobby'
import { refusals } from './refusals'
import { result } from './result'
import { settings, devices } from './settings'
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
  setAside,
  stage,
  connection,
  elsewhere,
  claims,
  doctor,
  crowd,
  notice,
  refusals,
  result,
  settings,
  hosting,
  move,
  backup,
  wifi,
  moveTable,
  devices,
  pass,
  chat,
  common,
}

export type Words = typeof en
