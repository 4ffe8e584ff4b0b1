/**
 * Test files share one simulated page. Each starts at the same address, with an empty body and in English, and ends once its dynamic imports have
 * settled; what it kept, and put in the place of clocks, functions and globals, goes with it.
 */
import { afterAll, beforeAll, vi } from 'vitest'
import { speak } from '../../words/index.svelte'

declare const happyDOM: { setURL(url: string): void }

beforeAll(() => {
  happyDOM.setURL('http://localhost:3000/')
  document.body.replaceChildren()
  speak('en')
})
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  await vi.dynamicImportSettled()
})
