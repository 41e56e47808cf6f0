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

test('src/app contains more than 60 routes to test', () => expect(addresses.length).toBeGreaterThan(60))

test.each(addresses)('the route %s has a known kind and a template without parameter values', (address) => {
  const { kind, template } = routeOf(`${address}?key=S3CRET#S3CRET`)
  expect(kind).not.toBe('other')
  expect(template).not.toContain('S3CRET')
})

describe('an unknown path', () => {
  test.each(['/S3CRET', '/r', '/r/a/S3CRET', '/tests/x/run/S3CRET', '//S3CRET', '/TESTS'])(
    'has the template and kind “other”: %s',
    (path) => {
      expect(routeOf(path)).toEqual({ template: 'other', kind: 'other' })
    },
  )
})

test('build assets share one route template', () => {
  expect(routeOf('/_next/static/chunks/a1.js')).toEqual({ template: '/_next/…', kind: 'asset' })
})
