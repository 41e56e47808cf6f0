import { expect, test } from 'vitest'
import { isComparable, type Measure } from './comparable'

const measure: Measure = { slug: 'sleep', version: 2, locale: 'en' }

test.each([
  { name: 'the same measure', other: {}, comparable: true },
  { name: 'another test', other: { slug: 'worry' }, comparable: false },
  { name: 'another version', other: { version: 1 }, comparable: false },
  { name: 'another language', other: { locale: 'es' }, comparable: false },
] as const)('a result can be compared with one of $name: $comparable', ({ other, comparable }) => {
  expect(isComparable(measure, { ...measure, ...other })).toBe(comparable)
})

test('two languages of a version are comparable when they are listed as equivalent', () => {
  const known = [{ slug: 'sleep', version: 2, locales: ['en', 'es'] }] as const
  expect(isComparable(measure, { ...measure, locale: 'es' }, known)).toBe(true)
  expect(isComparable(measure, { ...measure, locale: 'cn' }, known)).toBe(false)
  expect(isComparable({ ...measure, slug: 'worry' }, { ...measure, slug: 'worry', locale: 'es' }, known)).toBe(false)
  expect(isComparable({ ...measure, version: 1 }, { ...measure, version: 1, locale: 'es' }, known)).toBe(false)
})
