import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { acknowledgementVersion } from './catalogue'
import { declarationsOf } from './declarations'

test.each(locales)('the newest consent declarations match the texts of the checkboxes in %s', (locale) => {
  const { acknowledge } = JSON.parse(readFileSync(`locales/${locale}/payment.json`, 'utf8'))
  expect(declarationsOf(acknowledgementVersion, locale)).toEqual([acknowledge.delivery, acknowledge.withdrawal])
})

test('an earlier version of the declarations keeps its wording', () => {
  expect(declarationsOf('eu-digital-1', 'en')[0]).toBe(
    'I ask for the report to be delivered at once, before the 14-day withdrawal period ends.',
  )
})

test.each([null, 'eu-digital-0'])('declarationsOf throws for the unknown version %s', (version) => {
  expect(() => declarationsOf(version, 'es')).toThrow('no declarations')
})
