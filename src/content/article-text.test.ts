import { expect, test } from 'vitest'
import type { Locale } from '@/core/locale'
import { parseArticle, parseFacts } from './articles/article-text'

const text = 'title: Evening light\ndescription: What it does.\n'
const facts = `published: 2026-11-22
order: 5
tags: [body, practice]
relatedTest: sleep
draft: true
sources:
  - "Author, A. (2020). One 20 min study... A."
  - Two
  - Three
`
const file = (head: string, body = "\nIt isn't dark.\n") => `---\n${head}---\n${body}`

test('parseArticle reads the text in any language, and parseFacts the metadata in the Chinese file', () => {
  const expected = { title: 'Evening light', description: 'What it does.', body: 'It isn’t dark.' }
  expect(parseArticle(file(text), 'en')).toEqual(expected)
  expect(parseArticle(file(`${text}${facts}`), 'cn')).toMatchObject({ title: 'Evening light' })
  expect(parseArticle(file(text).replaceAll('\n', '\r\n'), 'en')).toEqual(expected)
  expect(parseFacts(file(`${text}${facts}`))).toEqual({
    published: '2026-11-22',
    order: 5,
    tags: ['body', 'practice'],
    relatedTest: 'sleep',
    draft: true,
    sources: ['Author, A. (2020). One 20\u00a0min study… A.', 'Two', 'Three'],
  })
})

test.each<{ head: string; locale?: Locale; message: string }>([
  { head: 'title: a\n', message: 'description is missing' },
  { head: '\n', message: 'title is missing; description is missing' },
  { head: '- title\n', message: 'title is missing; description is missing' },
  { head: `title: ""\ndescription: 7\n`, message: 'title “” is empty; description “7” is not a text' },
  { head: `title: ${'long '.repeat(15)}\ndescription: b\n`, message: 'has more than 70 characters' },
  { head: `${text}author: me\n`, message: 'author is no field of an article' },
  { head: `${text}publishd: 2026-11-22\n`, locale: 'cn', message: 'publishd is no field of an article' },
  { head: `${text}draft: true\n`, message: 'draft stands in cn.md alone' },
  { head: `title: Light: evening\n`, message: 'has front matter that is not YAML: Nested mappings' },
  { head: 'title: a\ntitle: b\n', message: 'at line 3, column 1' },
])('parseArticle throws for an invalid text: $message', ({ head, locale = 'en', message }) => {
  expect(() => parseArticle(file(head), locale)).toThrow(message)
})

test('parseArticle throws for a file without front matter', () => {
  expect(() => parseArticle('no front matter', 'en')).toThrow('does not begin with front matter between --- lines')
})

test.each([
  { from: 'published: 2026-11-22', to: 'published: 2026-02-30', message: 'published “2026-02-30” is not a date' },
  { from: 'published: 2026-11-22\n', to: '', message: 'published is missing' },
  { from: 'published:', to: 'publishd:', message: 'publishd is no field of an article; published is missing' },
  { from: 'order: 5', to: 'order:', message: 'order is missing' },
  { from: 'order: 5', to: 'order: first', message: 'order “first” is not a whole number from 1' },
  { from: 'order: 5', to: 'order: 0', message: 'order “0” is not a whole number from 1' },
  { from: '[body, practice]', to: '[body, sport]', message: 'tags “sport” is none of the tags in' },
  { from: '[body, practice]', to: '[]', message: 'tags has not one to three entries' },
  { from: '[body, practice]', to: '[body, work, talking, results]', message: 'tags has not one to three entries' },
  { from: 'draft: true', to: 'draft: maybe', message: 'draft “maybe” is neither true nor false' },
  { from: 'relatedTest: sleep', to: 'relatedTest: [sleep]', message: 'relatedTest is not the slug of a test' },
  { from: '  - Two\n', to: '', message: 'sources has fewer than three entries' },
])('parseFacts throws when “$from” is replaced by “$to”', ({ from, to, message }) => {
  const changed = `${text}${facts}`.replace(from, to)
  expect(() => parseFacts(file(changed))).toThrow(message)
})
