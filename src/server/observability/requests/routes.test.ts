import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { routeOf } from './routes'

/** Returns the address of a route file of src/app, with sample values for its parameters. */
const addressOf = (file: string): string =>
  `/${file}`
    .replace(/\/(page\.tsx|route\.tsx?)$/, '')
    .replace(/^\/\[lng\]/, '')
    .replace(/\/\(\w+\)/g, '')
    .replace(/\[(\.\.\.)?\w+\]/g, 'S3CRET') || '/'

const addresses = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page\.tsx|route\.tsx?)$/.test(file))
  .map(addressOf)

test('the check finds more than 60 routes', () => expect(addresses.length).toBeGreaterThan(60))

test.each(addresses)('the route %s has a kind and a template without its keys', (address) => {
  const { kind, template } = routeOf(`${address}?key=S3CRET#S3CRET`)
  expect(kind).not.toBe('other')
  expect(template).not.toContain('S3CRET')
})

describe('an unknown address', () => {
  test.each(['/S3CRET', '/r', '/r/a/S3CRET', '/tests/x/run/S3CRET', '//S3CRET', '/TESTS'])(
    'is reported as other: %s',
    (path) => {
      expect(routeOf(path)).toEqual({ template: 'other', kind: 'other' })
    },
  )
})

test('files of a build share one route template', () => {
  expect(routeOf('/_next/static/chunks/a1.js')).toEqual({ template: '/_next/…', kind: 'asset' })
})
