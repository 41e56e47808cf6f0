import { expect, test } from 'vitest'
import { helpLevels } from '../instrument'
import {
  notesWithParagraphs,
  readingMinutes,
  remainingNotes,
  remainingTalk,
  splitChapters,
  splitPages,
  sumMinutes,
  textLength,
} from './chapters'

const note = (name: string, calls = false) => ({ name, calls })
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

test('a note that urges seeking help comes first, then paragraphs without a note, then other notes', () => {
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

test('notesWithParagraphs returns an empty list when there are no notes and no paragraphs', () => {
  expect(notesWithParagraphs([], [])).toEqual([])
})

test('remainingNotes omits notes that urge seeking help only at the help level “soft”', () => {
  const context = [note('a', true), note('b')]
  expect(remainingNotes({ help: 'soft', context })).toEqual([note('b')])
  for (const help of ['none', 'first'] as const) expect(remainingNotes({ help, context })).toEqual(context)
})

test('remainingTalk omits advice that urges seeking help only at the help level “soft”', () => {
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

test.each([
  { locale: 'en', texts: ['Two words.', '  and three  more '], length: 5 },
  { locale: 'es', texts: ['Sí: ¿y usted?'], length: 3 },
  { locale: 'cn', texts: ['你好，世界。', 'A 组'], length: 5 },
  { locale: 'en', texts: [], length: 0 },
] as const)('textLength of $texts in $locale is $length', ({ locale, texts, length }) => {
  expect(textLength(texts, locale)).toBe(length)
})

test.each([
  { locale: 'en', texts: ['word '.repeat(230)], minutes: 1 },
  { locale: 'en', texts: ['word '.repeat(340), 'more'], minutes: 1 },
  { locale: 'cn', texts: ['字'.repeat(601)], minutes: 2 },
  { locale: 'cn', texts: ['A. Author (2000). A work.'], minutes: 1 },
] as const)('readingMinutes rounds to $minutes in $locale, and never to 0', ({ locale, texts, minutes }) => {
  expect(readingMinutes(texts, locale)).toBe(minutes)
})

test('sumMinutes adds up the rounded reading minutes of the chapters', () => {
  const chapters = [['word '.repeat(100)], ['word '.repeat(400)]]
  expect(sumMinutes(chapters, 'en')).toBe(3)
})

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const chapters = 'letter parts together week later hand-over hand-over-more talk'.split(' ').map((id) => ({ id }))
const sheets = [{ reader: 'partner' }, { reader: 'doctor' }, { reader: 'friend' }] as const

test('a report at the help level “first” starts with letter, weekly plan and doctor’s handout', () => {
  const { now, rest } = splitChapters('first', chapters)
  expect(ids(now)).toEqual(['letter', 'week', 'hand-over'])
  expect(ids(rest)).toEqual(['parts', 'together', 'later', 'hand-over-more', 'talk'])
  const pages = splitPages('first', sheets)
  expect(pages.now.map(({ reader }) => reader)).toEqual(['doctor'])
  expect(pages.rest.map(({ reader }) => reader)).toEqual(['partner', 'friend'])
})

test.each(helpLevels.filter((help) => help !== 'first'))(
  'a report at the help level “%s” shows all chapters at once',
  (help) => {
    expect(splitChapters(help, chapters)).toEqual({ now: chapters, rest: [] })
    expect(splitPages(help, sheets)).toEqual({ now: sheets, rest: [] })
  },
)

test('a report without a letter or plan shows all chapters at once, even at the help level “first”', () => {
  const own = [{ id: 'parts' }, { id: 'talk' }]
  expect(splitChapters('first', own)).toEqual({ now: own, rest: [] })
})
