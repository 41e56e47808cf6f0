// Reporter of Vitest and of Playwright, which call different methods of it.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/** File that `npm test` wants the list in; empty where nobody asks for one. */
const list = () => process.env.SECOND_TRIES ?? ''

function write(text) {
  if (!list()) return
  mkdirSync(dirname(list()), { recursive: true })
  appendFileSync(list(), text)
}

const name = (project, file, titles) =>
  `[${project}] ${relative(process.cwd(), file)} › ${titles.join(' › ').replace(/\s+/g, ' ')}\n`

/** Lists tests that passed, but not at the first try. An empty list says that tests were run. */
export default class SecondTries {
  /** Vitest begins. */
  onTestRunStart() {
    write('')
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    write(name(test.project.name, test.module.moduleId, [test.fullName]))
  }

  /** Playwright begins. */
  onBegin() {
    write('')
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    if (result.retry === 0 || result.status !== test.expectedStatus) return
    // The root, the project and the file stand before the titles.
    const [, project, , ...titles] = test.titlePath()
    write(name(project, test.location.file, titles))
  }
}

/** Begins a new list, which the programs that are started from now on write to. */
export function beginSecondTries(file) {
  rmSync(file, { force: true })
  process.env.SECOND_TRIES = file
}

/** @returns {string | null} what `npm test` says at its end; null when no tests were run */
export function describeSecondTries() {
  if (!existsSync(list())) return null
  const tests = readFileSync(list(), 'utf8').split('\n').filter(Boolean)
  if (tests.length === 0) return 'No test needed a second try.'
  const count = tests.length === 1 ? '1 test' : `${tests.length} tests`
  return [`${count} needed a second try:`, ...tests.map((test) => `  ${test}`)].join('\n')
}
