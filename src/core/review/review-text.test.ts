import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codePointLength } from '../input/visible'
import { cleanReview, cleanReviewName, findReviewNameProblem, findReviewProblem } from './review-text'

const family = '👩‍👩‍👧'
const surfer = '🏄🏽‍♀️'

describe('cleanReview', () => {
  test.each([
    { typed: '  Calm and clear. \n', expected: 'Calm and clear.', why: 'removes space at both ends' },
    { typed: '<script>alert(1)</script>', expected: 'alert(1)', why: 'removes tags but not the words between them' },
    { typed: 'abc\u202Egnp.exe', expected: 'abcgnp.exe', why: 'removes direction overrides' },
    { typed: '\u2066a\u2069\u200Fb\u061Cc', expected: 'abc', why: 'removes direction isolates and direction marks' },
    { typed: 'a\u200Bb\uFEFFc\u2060d\u00ADe\u200Cf\u200Dg', expected: 'abcdefg', why: 'removes zero-width characters' },
    { typed: 'a\0b\u0007c\u009Fd\u{E0041}e', expected: 'abcde', why: 'removes control and tag characters' },
    { typed: 'a\uD83Db', expected: 'ab', why: 'removes half an emoji' },
    { typed: `${family} ${surfer}`, expected: `${family} ${surfer}`, why: 'keeps emoji whole' },
    { typed: 'e\u0301', expected: 'é', why: 'composes letters with their accents' },
    { typed: 'e<b>\u0301</b>', expected: 'é', why: 'composes letters and accents separated by a tag' },
    { typed: 'e\u200B\u0301', expected: 'é', why: 'composes letters and accents separated by an invisible character' },
    {
      typed: `a${'\u0300'.repeat(30)}`,
      expected: 'à\u0300\u0300\u0300\u0300',
      why: 'limits the number of accents on a letter',
    },
    { typed: 'a\r\nb\rc\u2028d', expected: 'a\nb\nc\nd', why: 'converts every line break to a newline' },
    { typed: 'a\n \n\t\n\u3000\nb', expected: 'a\n\nb', why: 'reduces several empty lines to one' },
    { typed: 'a\tb', expected: 'a b', why: 'converts a tab to a space' },
    { typed: 'a \n  b', expected: 'a\n  b', why: 'removes space only at the end of a line' },
    { typed: '第一段。\n\n第二段。', expected: '第一段。\n\n第二段。', why: 'keeps paragraphs' },
  ])('$why in the typed text', ({ typed, expected }) => {
    expect(cleanReview(typed)).toBe(expected)
  })

  test('returns text without invisible characters, and leaves cleaned text unchanged', () => {
    const pieces = fc.constantFrom(
      'a',
      '<',
      '>',
      '/',
      ' ',
      '\n',
      '\r',
      '\t',
      '\u200D',
      '\u202E',
      '\u0301',
      '\uD83D',
      '\u3000',
      '👩',
    )
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const once = cleanReview(text)
        expect(cleanReview(once)).toBe(once)
        expect(once.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/u)
        expect(once).not.toContain('\n\n\n')
        expect(cleanReviewName(cleanReviewName(text))).toBe(cleanReviewName(text))
      }),
    )
  })
})

test.each([
  { typed: ' Ana\n\n María\t', expected: 'Ana María' },
  { typed: '小\u202E满\u3000', expected: '小满' },
])('a reviewer name is cleaned to one line: $expected', ({ typed, expected }) => {
  expect(cleanReviewName(typed)).toBe(expected)
})

describe('the text check', () => {
  test.each([
    { text: '', problem: 'REVIEW_EMPTY' },
    { text: cleanReview(' \n\u200B '), problem: 'REVIEW_EMPTY' },
    { text: '\u3164\u2800\uFE0F\u0301', problem: 'REVIEW_EMPTY' },
    { text: '好', problem: undefined },
    { text: '😀'.repeat(500), problem: undefined },
    { text: 'ñ'.repeat(500), problem: undefined },
    { text: cleanReview('n\u0303'.repeat(500)), problem: undefined },
    { text: 'See www.spam.example', problem: 'REVIEW_LINK' },
    { text: 'a'.repeat(501), problem: 'REVIEW_LONG' },
    { text: '😀'.repeat(501), problem: 'REVIEW_LONG' },
  ])('reports the problem $problem for a review', ({ text, problem }) => {
    expect(findReviewProblem(text)?.code).toBe(problem)
  })

  test.each([
    { name: '', problem: 'NAME_REQUIRED', params: {} },
    { name: '小'.repeat(40), problem: undefined, params: undefined },
    { name: 'spam.com', problem: 'REVIEW_LINK', params: { link: 'spam.com' } },
    { name: '小'.repeat(41), problem: 'REVIEW_LONG', params: { max: 40 } },
  ])('reports the problem $problem for a name', ({ name, problem, params }) => {
    expect(findReviewNameProblem(name)?.code).toBe(problem)
    expect(findReviewNameProblem(name)?.params).toEqual(params)
  })

  test('counts code points as characters', () => {
    expect(codePointLength('a😀é')).toBe(3)
  })
})
