import { expect, test } from 'vitest'
import { loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { publishedInstrument } from '@/testing/data/sittings'
import { checkInstrument } from '../check-instrument'
import { reportVersions } from './versions'
import { wordFaults } from './words'

const versions = await reportVersions()

test.each(versions)('the report texts of $name pass every check', ({ instrument, key, words }) => {
  for (const locale of locales) expect(wordFaults(instrument, key, words(locale), locale)).toEqual([])
})

const worry = publishedInstrument('worry', 1)

test.each([
  {
    id: 'pattern.head',
    words: 'Thoughts speak up, with [{worrying}|most to say of all]. Your body is at {tension}.',
    expected: ['pattern.head: says the score of tension before it is paid for'],
  },
  {
    id: 'pattern.head',
    words: 'Groups of answers are scores as well: {waiting} is the mean of one, and it is not free.',
    expected: [expect.stringMatching(/waiting/), expect.stringMatching(/waiting/)],
  },
  {
    id: 'portrait.head',
    words: 'Worry is at {worrying}.',
    expected: ['portrait.head: says the score of worrying before it is paid for', expect.stringMatching(/worrying/)],
  },
  {
    id: 'pattern.head',
    words: '[Thoughts speak up, with {worrying}.|Thoughts speak up.]',
    expected: ['pattern.head: too little is left without the scores'],
  },
  {
    id: 'pattern.head',
    words: '[Thoughts speak up, with {worrying}.] Here the second half was forgotten.',
    expected: ['pattern.head: a bracket is not closed, or has no second half'],
  },
  {
    id: 'gives.head',
    words: '[One form.|And another.]',
    expected: ['gives.head: only what the letter begins with has two forms'],
  },
])('wordFaults returns the faults of the text $id: $words', async ({ id, words, expected }) => {
  const own = await loadOwnReport(worry, 'en')
  if (!own) throw new Error('no report')
  const pieces = { ...own.words.pieces, [id]: words }
  expect(wordFaults(worry, own.key, { pieces }, 'en')).toEqual(expected)
})

test('checkInstrument rejects a score in free text but accepts the score in paid text', async () => {
  const text = structuredClone(await loadInstrumentText(worry, 'en'))
  const { worrying } = text.dimensions
  if (!worrying) throw new Error('no text')
  worrying.levels.level4.quick = 'You chose {q02.lower}, and the tension is at {tension}.'
  worrying.levels.level4.describes = 'What is paid for may say it: {tension}.'
  expect(checkInstrument(worry, { en: text })).toEqual([
    expect.stringContaining('dimensions.worrying.levels.level4.quick: says the score of tension before it is paid for'),
  ])
})
