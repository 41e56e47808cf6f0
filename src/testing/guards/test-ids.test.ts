import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { idsIn, listTestIds, referencedIds } from '../../../scripts/check/test-ids.mjs'

/** Documents and tables that name tests by their ids. */
const referring = [
  'docs/security.md',
  'docs/faults.md',
  'scripts/rehearse/faults/matrix.ts',
  'src/testing/guards/promises.test.ts',
]
const referred = referring.flatMap((file) => referencedIds(readFileSync(file, 'utf8')))
const defined = listTestIds()

test('every test id is unique', () => {
  const ids = defined.map(({ id }) => id)
  expect(defined.filter(({ id }, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('a test exists for every id that is referred to', () => {
  const ids = new Set(defined.map(({ id }) => id))
  expect(referred.length).toBeGreaterThan(200)
  expect(referred.filter((id) => !ids.has(id))).toEqual([])
})

test('every test id is referred to in a document or table', () => {
  const known = new Set(referred)
  expect(defined.filter(({ id }) => !known.has(id))).toEqual([])
})

test('the security page lists more than 100 distinct statements with a test id', () => {
  const rows = [...readFileSync('docs/security.md', 'utf8').matchAll(/^\| (.+?) +\| `\[[a-z0-9-]+\]` +\|$/gm)].map(
    ([, statement]) => statement,
  )
  expect(rows.length).toBeGreaterThan(100)
  expect(new Set(rows).size).toBe(rows.length)
})

test('test ids are found in titles of tests and describes, but not in selectors', () => {
  // Guillemets in place of brackets, so that these are no ids of this file.
  const source = `
    test('code works once «code-once»', async () => {})
    test.each([1, 2])(
      'code has %s tries «code-tries»',
      async (tries) => {},
    )
    describe("a link «link-whole»", () => {})
    test('page is kept nowhere «page-kept»', { tag: '@slow' }, async ({ page }) => {})
    await page.locator('main «data-leave»').click()
    expect(marked, 'a «b-c»').toBe('a «b-c»')
    test('list has «brackets-within» it', () => {})`
  const bracketed = source.replaceAll('«', '[').replaceAll('»', ']')
  expect(idsIn(bracketed)).toEqual(['[code-once]', '[code-tries]', '[link-whole]', '[page-kept]'])
  expect(referencedIds("`[code-once]`, '[code-tries]' and ' [data-leave]'")).toEqual(['[code-once]', '[code-tries]'])
})
