/** `npm run build`: pages and program into out/. */
import { build } from './lib/fresh.mjs'

const wrong = await build()
if (wrong !== null) {
  console.error(wrong)
  process.exitCode = 1
}
