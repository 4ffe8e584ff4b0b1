/** Files of tests share one simulated page: each finds it empty, and leaves when all that it loads is there. */
import { afterAll, beforeAll, vi } from 'vitest'

beforeAll(() => document.body.replaceChildren())
afterAll(() => vi.dynamicImportSettled())
