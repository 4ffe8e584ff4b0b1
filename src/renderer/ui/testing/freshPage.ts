/** Test files share one simulated page: each starts with an empty body, and ends once its dynamic imports have settled. */
import { afterAll, beforeAll, vi } from 'vitest'

beforeAll(() => document.body.replaceChildren())
afterAll(() => vi.dynamicImportSettled())
