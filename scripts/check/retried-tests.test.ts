import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeRetriedTests, startRetryList } from './retried-tests.mjs'

const reporter = resolve('scripts/check/retried-tests.mjs')
const earlier = process.env.RETRIED_TESTS
let folder: string

beforeEach(() => {
  mkdirSync('var', { recursive: true })
  folder = mkdtempSync('var/retried-tests-')
  startRetryList(resolve(folder, 'list.txt'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  if (earlier === undefined) delete process.env.RETRIED_TESTS
  else process.env.RETRIED_TESTS = earlier
})

/** Tests of which one passes, one passes only on a retry, and one fails every time. */
const specs = (runner: string) => `
  import { existsSync, writeFileSync } from 'node:fs'
  import { test } from '${runner}'
  const tried = '${resolve(folder, 'tried')}'
  test('mail goes out', () => {})
  test.describe('a mail server', () => {
    test('takes a mail when it comes back', () => {
      if (existsSync(tried)) return
      writeFileSync(tried, '')
      throw new Error('away')
    })
    test('takes no mail when it is away', () => {
      throw new Error('away')
    })
  })`

const runners = [
  {
    runner: 'vitest',
    program: 'vitest/vitest.mjs',
    config: () => `export default { test: { name: 'mail', retry: 1, reporters: ['default', '${reporter}'] } }`,
    args: () => ['run', '--root', folder],
    path: 'a mail server > takes a mail when it comes back',
  },
  {
    runner: '@playwright/test',
    program: '@playwright/test/cli.js',
    config: () => `export default { retries: 1, reporter: [['list'], ['${reporter}']], projects: [{ name: 'mail' }] }`,
    args: () => ['test', '--config', folder],
    path: 'a mail server › takes a mail when it comes back',
  },
]

test.each(runners)(
  'the $runner reporter lists a retried test when the run fails',
  ({ runner, program, config, args, path }) => {
    writeFileSync(join(folder, 'mail.test.ts'), specs(runner))
    writeFileSync(join(folder, runner === 'vitest' ? 'vitest.config.mjs' : 'playwright.config.mjs'), config())
    const { status } = spawnSync(process.execPath, [`node_modules/${program}`, ...args()], {
      env: { NODE_ENV: 'test', PATH: process.env.PATH, RETRIED_TESTS: process.env.RETRIED_TESTS },
    })
    expect(status).toBe(1)
    expect(describeRetriedTests()).toBe(`1 test needed a retry:\n  [mail] ${folder}/mail.test.ts › ${path}`)
  },
)

test('describeRetriedTests returns null when no test was run', () => {
  expect(describeRetriedTests()).toBeNull()
})

test.each([
  { list: '', expected: 'No test needed a retry.' },
  { list: 'one\ntwo\n', expected: '2 tests needed a retry:\n  one\n  two' },
])('describeRetriedTests returns “$expected” for the list “$list”', ({ list, expected }) => {
  writeFileSync(join(folder, 'list.txt'), list)
  expect(describeRetriedTests()).toBe(expected)
})
