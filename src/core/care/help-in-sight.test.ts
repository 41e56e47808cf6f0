import { expect, test } from 'vitest'
import { currentInstruments } from '@/content/tests/instruments'
import { needsHelpBelowQuestions } from '../instrument'

const nothing = { first: [], soft: [], rules: [] }

test.each([
  { why: 'nothing calls for help', care: nothing, kept: false },
  { why: 'help is soft at most', care: { ...nothing, soft: ['a'], rules: [{ help: 'soft', all: [] }] }, kept: false },
  { why: 'a part at its top brings help first', care: { ...nothing, first: ['a'] }, kept: true },
  { why: 'a pattern brings help first', care: { ...nothing, rules: [{ help: 'first', all: [] }] }, kept: true },
] as const)('needsHelpBelowQuestions returns $kept when $why', ({ care, kept }) => {
  expect(needsHelpBelowQuestions({ care })).toBe(kept)
})

test('a link to help is below the questions of tests of mood and worry but not of a personality test', () => {
  const kept = currentInstruments()
    .filter(needsHelpBelowQuestions)
    .map(({ slug }) => slug)
  expect(kept).toEqual(expect.arrayContaining(['low-mood', 'mood-energy', 'worry']))
  expect(kept).not.toContain('big-five')
})

test('needsHelpBelowQuestions returns true when a part or a rule may set the help level “first”', () => {
  const care = { first: [], soft: [], rules: [] }
  expect(needsHelpBelowQuestions({ care })).toBe(false)
  expect(needsHelpBelowQuestions({ care: { ...care, first: ['d'] } })).toBe(true)
  const rule = (help: 'soft' | 'first') => ({ help, all: [{ overallFrom: 'level4' as const }] })
  expect(needsHelpBelowQuestions({ care: { ...care, rules: [rule('soft')] } })).toBe(false)
  expect(needsHelpBelowQuestions({ care: { ...care, rules: [rule('soft'), rule('first')] } })).toBe(true)
})
