import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { routeOf } from './routes'

/** The address of a file of src/app, with its keys filled in. */
const addressOf = (file: string): string =>
  `/${file}`
    .replace(/\/(page\.tsx|route\.tsx?)$/, '')
    .replace(/^\/\[lng\]/, '')
    .replace(/\/\(\w+\)/g, '')
    .replace(/\[(\.\.\.)?\w+\]/g, 'S3CRET') || '/'

const addresses = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page\.tsx|route\.tsx?)$/.test(file))
  .map(addressOf)

test('there are routes to look at', () => expect(addresses.length).toBeGreaterThan(60))

test.each(addresses)('%s has a kind, and nothing of its keys is told', (address) => {
  const { kind, template } = routeOf(`${address}?key=S3CRET#S3CRET`)
  expect(kind).not.toBe('other')
  expect(template).not.toContain('S3CRET')
})

describe('what no route is', () => {
  test.each(['/S3CRET', '/r', '/r/a/S3CRET', '/tests/x/run/S3CRET', '//S3CRET', '/TESTS'])('%s is other', (path) => {
    expect(routeOf(path)).toEqual({ template: 'other', kind: 'other' })
  })
})

test('files of a build are one folder', () => {
  expect(routeOf('/_next/static/chunks/a1.js')).toEqual({ template: '/_next/…', kind: 'asset' })
})
