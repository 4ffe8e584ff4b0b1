import { hear } from '../dictionary'

/** Loads both languages into every dictionary so far: for tests that speak while they are being collected. */
export async function hearBoth(): Promise<void> {
  await hear('hu')
  await hear('en')
}
