// Reporter for Vitest and Playwright: lists the tests that passed only on a retry. Each calls its own methods.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/** Returns the file for the list, set by `npm test`; empty if no list is requested. */
const list = () => process.env.RETRIED_TESTS ?? ''

function write(text) {
  if (!list()) return
  mkdirSync(dirname(list()), { recursive: true })
  appendFileSync(list(), text)
}

const name = (project, file, titles) =>
  `[${project}] ${relative(process.cwd(), file)} › ${titles.join(' › ').replace(/\s+/g, ' ')}\n`

/** Lists tests that passed only after a retry. An empty list means that tests ran and none needed one. */
export default class RetriedTests {
  /** Called by Vitest at the start. */
  onTestRunStart() {
    write('')
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    write(name(test.project.name, test.module.moduleId, [test.fullName]))
  }

  /** Called by Playwright at the start. */
  onBegin() {
    write('')
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    if (result.retry === 0 || result.status !== test.expectedStatus) return
    // The root, the project and the file precede the titles.
    const [, project, , ...titles] = test.titlePath()
    write(name(project, test.location.file, titles))
  }
}

/** Starts a new list, which all programs started afterwards write to. */
export function startRetryList(file) {
  rmSync(file, { force: true })
  process.env.RETRIED_TESTS = file
}

/**
 * Returns the summary for the end of `npm test`.
 * @returns {string | null} null when no tests were run
 */
export function describeRetriedTests() {
  if (!existsSync(list())) return null
  const tests = readFileSync(list(), 'utf8').split('\n').filter(Boolean)
  if (tests.length === 0) return 'No test needed a retry.'
  const count = tests.length === 1 ? '1 test' : `${tests.length} tests`
  return [`${count} needed a retry:`, ...tests.map((test) => `  ${test}`)].join('\n')
}
