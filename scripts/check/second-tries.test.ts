import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSecondTries, describeSecondTries } from './second-tries.mjs'

const reporter = resolve('scripts/check/second-tries.mjs')
const earlier = process.env.SECOND_TRIES
let folder: string

beforeEach(() => {
  mkdirSync('var', { recursive: true })
  folder = mkdtempSync('var/second-tries-')
  beginSecondTries(resolve(folder, 'list.txt'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  if (earlier === undefined) delete process.env.SECOND_TRIES
  else process.env.SECOND_TRIES = earlier
})

/** Tests of which one passes, one passes at its second try only, and one fails at every try. */
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
  'the $runner reporter lists a test that needed a second try when the run fails',
  ({ runner, program, config, args, path }) => {
    writeFileSync(join(folder, 'mail.test.ts'), specs(runner))
    writeFileSync(join(folder, runner === 'vitest' ? 'vitest.config.mjs' : 'playwright.config.mjs'), config())
    const { status } = spawnSync(process.execPath, [`node_modules/${program}`, ...args()], {
      env: { NODE_ENV: 'test', PATH: process.env.PATH, SECOND_TRIES: process.env.SECOND_TRIES },
    })
    expect(status).toBe(1)
    expect(describeSecondTries()).toBe(`1 test needed a second try:\n  [mail] ${folder}/mail.test.ts › ${path}`)
  },
)

test('describeSecondTries returns null when no test was run', () => {
  expect(describeSecondTries()).toBeNull()
})

test.each([
  { list: '', expected: 'No test needed a second try.' },
  { list: 'one\ntwo\n', expected: '2 tests needed a second try:\n  one\n  two' },
])('describeSecondTries returns “$expected” for the list “$list”', ({ list, expected }) => {
  writeFileSync(join(folder, 'list.txt'), list)
  expect(describeSecondTries()).toBe(expected)
})
