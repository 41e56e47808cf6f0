import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAppPage } from './app-pages'

/** Returns the addresses of a group of pages, with sample values for the parameters. */
const pathsOf = (group: string): string[] =>
  readdirSync(`src/app/[lng]/(${group})`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '').replaceAll(/\[\w+\]/g, 'a1')}`)

test.each([
  { group: 'apps', app: true },
  { group: 'console', app: true },
  { group: 'documents', app: false },
  { group: 'live', app: false },
  { group: 'run', app: false },
])('a page of the group $group is opened without a full load: $app', ({ group, app }) => {
  const paths = pathsOf(group)
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => isAppPage(path) !== app)).toEqual([])
})

test.each(['/meadow', '/shops', '/api/me/export', '/r/abc', '/tests/sleep/reviewsx', '/column'])(
  'the path %s is not an app page',
  (path) => expect(isAppPage(path)).toBe(false),
)
