import { expect, test } from 'vitest'
import { toldOf } from './said'

const note = (question: string, calls = false) => ({ question, calls })
const piece = (text: string, ...questions: string[]) => ({ text, questions })

test('a paragraph stands below the note on the same question', () => {
  expect(toldOf([note('a'), note('b')], [piece('on b', 'b'), piece('on a', 'a'), piece('more on b', 'b')])).toEqual([
    { note: note('a'), paragraphs: ['on a'] },
    { note: note('b'), paragraphs: ['on b', 'more on b'] },
  ])
})

test('a paragraph on several questions stands once', () => {
  const told = toldOf([note('a'), note('b')], [piece('on both', 'b', 'a')])
  expect(told.flatMap(({ paragraphs }) => paragraphs)).toEqual(['on both'])
})

test('what calls for help stands first, then paragraphs without a note, then the rest', () => {
  const told = toldOf([note('a'), note('b', true)], [piece('on a', 'a'), piece('on c', 'c'), piece('on nothing')])
  expect(told).toEqual([
    { note: note('b', true), paragraphs: [] },
    { note: null, paragraphs: ['on c', 'on nothing'] },
    { note: note('a'), paragraphs: ['on a'] },
  ])
})

test('nothing is told where there is nothing', () => {
  expect(toldOf([], [])).toEqual([])
})
