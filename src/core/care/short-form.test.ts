import { expect, test } from 'vitest'
import { helps } from '../instrument'
import { splitChapters, splitPages } from './short-form'

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const chapters = 'letter parts together week later hand-over hand-over-more talk'.split(' ').map((id) => ({ id }))
const sheets = [{ reader: 'partner' }, { reader: 'doctor' }, { reader: 'friend' }] as const

test('a report with help “first” starts with the letter, the week and the page for a doctor', () => {
  const { now, rest } = splitChapters('first', chapters)
  expect(ids(now)).toEqual(['letter', 'week', 'hand-over'])
  expect(ids(rest)).toEqual(['parts', 'together', 'later', 'hand-over-more', 'talk'])
  const pages = splitPages('first', sheets)
  expect(pages.now.map(({ reader }) => reader)).toEqual(['doctor'])
  expect(pages.rest.map(({ reader }) => reader)).toEqual(['partner', 'friend'])
})

test.each(helps.filter((help) => help !== 'first'))('a report with help %s shows all chapters at once', (help) => {
  expect(splitChapters(help, chapters)).toEqual({ now: chapters, rest: [] })
  expect(splitPages(help, sheets)).toEqual({ now: sheets, rest: [] })
})

test('a report without its own chapters shows all chapters at once even when help comes first', () => {
  const own = [{ id: 'parts' }, { id: 'talk' }]
  expect(splitChapters('first', own)).toEqual({ now: own, rest: [] })
})
