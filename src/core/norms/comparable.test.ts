import { expect, test } from 'vitest'
import { isComparable, type Measure } from './comparable'

const measure: Measure = { slug: 'sleep', version: 2, locale: 'en' }

test.each([
  { name: 'the same measure', other: {}, comparable: true },
  { name: 'another test', other: { slug: 'worry' }, comparable: false },
  { name: 'another version', other: { version: 1 }, comparable: false },
  { name: 'another language', other: { locale: 'es' }, comparable: false },
] as const)('$name: comparable is $comparable', ({ other, comparable }) => {
  expect(isComparable(measure, { ...measure, ...other })).toBe(comparable)
})

test('languages of one version are comparable once it is known that they are', () => {
  const known = [{ slug: 'sleep', version: 2, locales: ['en', 'es'] }] as const
  expect(isComparable(measure, { ...measure, locale: 'es' }, known)).toBe(true)
  expect(isComparable(measure, { ...measure, locale: 'cn' }, known)).toBe(false)
  expect(isComparable({ ...measure, slug: 'worry' }, { ...measure, slug: 'worry', locale: 'es' }, known)).toBe(false)
  expect(isComparable({ ...measure, version: 1 }, { ...measure, version: 1, locale: 'es' }, known)).toBe(false)
})
