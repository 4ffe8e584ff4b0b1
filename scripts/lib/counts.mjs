/** How many tests passed, failed and were skipped, read from the reports of the test runners. */
import { basename } from 'node:path'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @type {Readonly<Count>} */
export const noCount = { passed: 0, failed: 0, skipped: 0 }

/**
 * @param {any} report vitest's JSON report
 * @returns {Count | null}
 */
export function readVitest(report) {
  if (typeof report?.numTotalTests !== 'number') return null
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  // A file that can't be loaded has no tests: it counts as one that failed.
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests + (numTodoTests ?? 0) }
}

/**
 * Tests that passed only when tried again: what was wrong the first time stands beside them.
 * @param {any} report vitest's JSON report
 * @returns {string[]}
 */
export function readTriedAgain(report) {
  return (report?.testResults ?? []).flatMap((/** @type {{ name: string, assertionResults: any[] }} */ file) =>
    file.assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => passedAgain(`${basename(file.name)} › ${fullName}`)),
  )
}

/** @param {string} name */
const passedAgain = (name) => `Passed only when tried again: ${name}`

/**
 * @param {any} report Playwright's JSON report
 * @param {boolean} listed whether the tests were only listed, not run
 * @returns {Count | null}
 */
export function readPlaywright(report, listed) {
  const stats = report?.stats
  if (typeof stats?.expected !== 'number') return null
  if (listed) return { passed: 0, failed: 0, skipped: allTests(report.suites ?? []).length }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

/**
 * What a run of Playwright has to say beside its figures: tests that passed only when tried again, and the longest.
 * @param {any} report Playwright's JSON report
 * @returns {string[]}
 */
export function readRemarks(report) {
  const tests = allTests(report?.suites ?? [])
  const again = tests.filter(({ status }) => status === 'flaky')
  const longest = tests.sort((one, other) => other.seconds - one.seconds).slice(0, 5)
  return [
    ...again.map(({ name }) => passedAgain(name)),
    ...(longest.length > 0
      ? [`Longest: ${longest.map(({ name, seconds }) => `${seconds} s ${name}`).join('; ')}`]
      : []),
  ]
}

/**
 * @param {{ specs?: any[], suites?: any[] }[]} suites
 * @returns {{ name: string, status: string, seconds: number }[]}
 */
function allTests(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map((/** @type {any} */ { status, results }) => ({
        name: `${file} › ${title}`,
        status,
        seconds: Math.round(Math.max(0, ...results.map((/** @type {any} */ { duration }) => duration)) / 1000),
      })),
    ),
    ...allTests(inner),
  ])
}
