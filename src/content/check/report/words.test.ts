import { expect, test } from 'vitest'
import { loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { replacement } from '@/core/report/report-key'
import { publishedInstrument } from '@/testing/data/sittings'
import { checkInstrument } from '../check-instrument'
import { keyFaults } from './key-faults'
import { reportVersions } from './versions'
import { wordFaults } from './words'

const versions = await reportVersions()

test.each(versions)('the report texts of $name pass every check', ({ instrument, key, words }) => {
  for (const locale of locales) expect(wordFaults(instrument, key, words(locale), locale)).toEqual([])
})

const worry = publishedInstrument('worry', 1)
const newest = publishedInstrument('worry')

test.each([
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
    id: 'gives.head',
    words: '[One form.|And another.]',
    expected: ['gives.head: a condition is not closed, or is not written as [if q01<=2: …]'],
  },
])('wordFaults returns the faults of the text $id: $words', async ({ id, words, expected }) => {
  const own = await loadOwnReport(worry, 'en')
  if (!own) throw new Error('no report')
  const pieces = { ...own.words.pieces, [id]: words }
  expect(wordFaults(worry, own.key, { pieces }, 'en')).toEqual(expected)
})

test.each([
  { path: 'worrying.level4.talk', words: 'Worry is at {worrying}.', paid: false },
  { path: 'gate.loops', words: 'Worry is at {worrying}.', paid: true },
])('wordFaults allows a score in a piece that replaces $path: $paid', async ({ path, words, paid }) => {
  const own = await loadOwnReport(worry, 'en')
  if (!own) throw new Error('no report')
  const id = `${path}.told`
  const replacements = [{ ...replacement(path, 'told', { help: 'soft' }, ''), mentions: ['worrying'] }]
  const key = { ...own.key, replacements }
  const faults = wordFaults(worry, key, { pieces: { ...own.words.pieces, [id]: words } }, 'en')
  expect(faults).toEqual(paid ? [] : [`${id}: says the score of worrying before it is paid for`])
})

test.each([
  { path: 'worrying.level4.talk', id: 'worrying.level4.talk.told', faults: 0 },
  { path: 'c1.0', id: 'c1.0.told', faults: 0 },
  { path: 'head.rules.long.body', id: 'head.rules.long.body.told', faults: 0 },
  { path: 'worrying.level6.talk', id: 'worrying.level6.talk.told', faults: 1 },
  { path: 'gate.nothing', id: 'gate.nothing.told', faults: 1 },
  { path: 'c1.0', id: 'told', faults: 1 },
])('keyFaults finds $faults faults in a piece $id that replaces $path', async ({ path, id, faults }) => {
  const own = await loadOwnReport(newest, 'en')
  if (!own) throw new Error('no report')
  const articles = own.key.suggestedArticles.map(({ article }) => article)
  const tests = own.key.next.map(({ test }) => test)
  const key = { ...own.key, replacements: [{ ...replacement(path, 'told', { help: 'soft' }, ''), id }] }
  expect(keyFaults(newest, key, tests, articles)).toHaveLength(faults)
})

test('checkInstrument rejects a score in a text shown before payment but accepts it in a paid text', async () => {
  const text = structuredClone(await loadInstrumentText(worry, 'en'))
  const { worrying } = text.dimensions
  if (!worrying) throw new Error('no text')
  worrying.levels.level4.quick = 'You chose {q02.lower}, and the tension is at {tension}.'
  worrying.levels.level4.describes = 'What is paid for may say it: {tension}.'
  expect(checkInstrument(worry, { en: text })).toEqual([
    expect.stringContaining('dimensions.worrying.levels.level4.quick: says the score of tension before it is paid for'),
  ])
})
