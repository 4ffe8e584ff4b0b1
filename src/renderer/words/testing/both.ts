/** Before the tests of a file: both languages, in every dictionary that the file has brought along. */
import { beforeAll } from 'vitest'
import { hearBoth } from './hearBoth'

beforeAll(hearBoth)
