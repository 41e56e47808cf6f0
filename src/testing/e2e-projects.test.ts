import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../../playwright.config'

const specs = readdirSync('e2e').filter((file) => file.endsWith('.spec.ts'))
const has = (patterns: unknown, file: string): boolean => [patterns].flat().includes(file)
const runs = (file: string): boolean =>
  (config.projects ?? []).some(
    ({ testMatch, testIgnore }) => (!testMatch || has(testMatch, file)) && !has(testIgnore, file),
  )

test('every browser test belongs to a window that runs it, and none skips itself', () => {
  expect(specs.length).toBeGreaterThan(10)
  expect(specs.filter((file) => !runs(file))).toEqual([])
  expect(specs.filter((file) => /\btest\.(skip|fixme)\(/.test(readFileSync(`e2e/${file}`, 'utf8')))).toEqual([])
})
