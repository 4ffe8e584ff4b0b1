/** How many tests passed, failed and were skipped, read from the reports of the test runners. */

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
 * @param {any} report Playwright's JSON report
 * @param {boolean} listed whether the tests were only listed, not run
 * @returns {Count | null}
 */
export function readPlaywright(report, listed) {
  const stats = report?.stats
  if (typeof stats?.expected !== 'number') return null
  if (listed) return { passed: 0, failed: 0, skipped: countSpecs(report.suites ?? []) }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

/**
 * @param {{ specs?: { tests: unknown[] }[], suites?: any[] }[]} suites
 * @returns {number}
 */
function countSpecs(suites) {
  let count = 0
  for (const { specs = [], suites: inner = [] } of suites) {
    for (const { tests } of specs) count += tests.length
    count += countSpecs(inner)
  }
  return count
}
