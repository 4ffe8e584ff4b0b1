import { expect, it } from 'vitest'
import { readPlaywright, readRemarks, readTriedAgain, readVitest } from './counts.mjs'

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
  const spec = { tests: [{ results: [] }] }
  const suites = [{ specs: [spec], suites: [{ specs: [spec, spec] }] }]
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, suites }
  expect(readPlaywright(report, false)).toEqual({ passed: 6, failed: 1, skipped: 2 })
  expect(readPlaywright(report, true)).toEqual({ passed: 0, failed: 0, skipped: 3 })
})

it('names unit tests that passed only when tried again', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  })
  const assertionResults = [test('a', 'passed'), test('b', 'passed', 'late'), test('c', 'failed', 'wrong', 'wrong')]
  expect(readTriedAgain({ testResults: [{ name: '/src/door.test.ts', assertionResults }] })).toEqual([
    'Passed only when tried again: door.test.ts › b',
  ])
  expect(readTriedAgain(null)).toEqual([])
})

it('names browser tests that passed only when tried again, and the longest', () => {
  const spec = (title: string, status: string, ...seconds: number[]) => ({
    title,
    file: 'party.spec.ts',
    tests: [{ status, results: seconds.map((one) => ({ duration: one * 1000 })) }],
  })
  const suites = [{ specs: [spec('a', 'expected', 3)], suites: [{ specs: [spec('b', 'flaky', 20, 7)] }] }]
  expect(readRemarks({ suites })).toEqual([
    'Passed only when tried again: party.spec.ts › b',
    'Longest: 20 s party.spec.ts › b; 3 s party.spec.ts › a',
  ])
  expect(readRemarks(null)).toEqual([])
})

it.each([[null], [{}], ['text']])('says that %j is no report', (report) => {
  expect(readVitest(report)).toBeNull()
  expect(readPlaywright(report, false)).toBeNull()
})
