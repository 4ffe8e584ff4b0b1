import { afterAll, afterEach } from 'vitest'
import { removeTempFolders, testHost, type TestHost } from './host'

/** Starts hosts for the tests of a file. Each stops after its test; folders are removed after the file. */
export function ownHosts(): typeof testHost {
  const running: TestHost[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.close()))
  })
  afterAll(removeTempFolders)
  return async (change = {}) => {
    const one = await testHost(change)
    running.push(one)
    return one
  }
}
