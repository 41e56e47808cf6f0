import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { acknowledgementVersion } from './catalogue'
import { declarationsOf } from './declarations'

test.each(locales)('the newest version is what stands beside the boxes in %s', (locale) => {
  const { acknowledge } = JSON.parse(readFileSync(`locales/${locale}/payment.json`, 'utf8'))
  expect(declarationsOf(acknowledgementVersion, locale)).toEqual([acknowledge.delivery, acknowledge.withdrawal])
})

test('an earlier version keeps its own words', () => {
  expect(declarationsOf('eu-digital-1', 'en')[0]).toBe(
    'I ask for the report to be delivered at once, before the 14-day withdrawal period ends.',
  )
})

test.each([null, 'eu-digital-0'])('words of version %s are not made up', (version) => {
  expect(() => declarationsOf(version, 'es')).toThrow('no declarations')
})
