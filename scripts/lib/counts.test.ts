import { expect, it } from 'vitest'
import { readPlaywright, readVitest } from './counts.mjs'

it('counts a test file that cannot be loaded as a failure', () => {
  const report = {
    numTotalTests: 4,
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ],
  }
  expect(readVitest(report)).toEqual({ passed: 2, failed: 2, skipped: 1 })
})

it('counts browser tests, and those that could only be listed as skipped', () => {
  const suites = [{ specs: [{ tests: [{}] }], suites: [{ specs: [{ tests: [{}] }, { tests: [{}] }] }] }]
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, suites }
  expect(readPlaywright(report, false)).toEqual({ passed: 6, failed: 1, skipped: 2 })
  expect(readPlaywright(report, true)).toEqual({ passed: 0, failed: 0, skipped: 3 })
})

it.each([[null], [{}], ['text']])('says that %j is no report', (report) => {
  expect(readVitest(report)).toBeNull()
  expect(readPlaywright(report, false)).toBeNull()
})
