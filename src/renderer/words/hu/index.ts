import type { Words } from '../en'
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

export const hu: Words = {
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
