import { expect, test } from 'vitest'
import { notesWithParagraphs, remainingNotes, remainingTalk } from './remaining-notes'

const note = (question: string, calls = false) => ({ question, calls })
const piece = (text: string, ...questions: string[]) => ({ text, questions })

test('a paragraph is shown below the note on the same question', () => {
  expect(
    notesWithParagraphs([note('a'), note('b')], [piece('on b', 'b'), piece('on a', 'a'), piece('more on b', 'b')]),
  ).toEqual([
    { note: note('a'), paragraphs: ['on a'] },
    { note: note('b'), paragraphs: ['on b', 'more on b'] },
  ])
})

test('a paragraph on several questions is shown once', () => {
  const notes = notesWithParagraphs([note('a'), note('b')], [piece('on both', 'b', 'a')])
  expect(notes.flatMap(({ paragraphs }) => paragraphs)).toEqual(['on both'])
})

test('a note that calls for help comes first, then paragraphs without a note, then other notes', () => {
  const notes = notesWithParagraphs(
    [note('a'), note('b', true)],
    [piece('on a', 'a'), piece('on c', 'c'), piece('on nothing')],
  )
  expect(notes).toEqual([
    { note: note('b', true), paragraphs: [] },
    { note: null, paragraphs: ['on c', 'on nothing'] },
    { note: note('a'), paragraphs: ['on a'] },
  ])
})

test('notes are empty when there are no notes and no pieces', () => {
  expect(notesWithParagraphs([], [])).toEqual([])
})

test('soft help leaves out the notes that call for help', () => {
  const context = [note('a', true), note('b')]
  expect(remainingNotes({ help: 'soft', context })).toEqual([note('b')])
  for (const help of ['none', 'first'] as const) expect(remainingNotes({ help, context })).toEqual(context)
})

test('soft help leaves out the reasons to talk that call for help', () => {
  const of = (id: string, calls: boolean, light: boolean) => ({ id, calls, light })
  const talk = [of('a', false, true), of('b', true, false), of('c', false, false), of('d', true, true)]
  const ids = (help: 'none' | 'soft' | 'first') => {
    const { open, light } = remainingTalk({ help, talk })
    return [open.map(({ id }) => id), light.map(({ id }) => id)]
  }
  expect(ids('none')).toEqual([
    ['b', 'c'],
    ['a', 'd'],
  ])
  expect(ids('first')).toEqual(ids('none'))
  expect(ids('soft')).toEqual([['c'], ['a']])
})
