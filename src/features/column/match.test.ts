import { expect, test } from 'vitest'
import { foldText, hasAll, makeExcerpt, markMatches, queryWords } from './match'
import type { MarkedText } from './schema'

const shown = (pieces: MarkedText) => pieces.map(({ text, marked: is }) => (is ? `[${text}]` : text)).join('')

test.each([
  { query: '  Sleep,  WORRY ', words: ['sleep', 'worry'] },
  { query: '«Ánimo»', words: ['animo'] },
  { query: '睡眠，担心', words: ['睡眠', '担心'] },
  { query: "can’t can't", words: ["can't"] },
  { query: '… ! ?', words: [] },
  { query: 'a b c d e f g h i j', words: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] },
])('the query $query is split into the words $words', ({ query, words }) => {
  expect(queryWords(query)).toEqual(words)
})

test.each([
  { text: 'Ánimo y sueño', query: 'animo sueno', found: true, why: 'accents and case are ignored' },
  { text: 'Sleepless nights', query: 'sleep', found: true, why: 'a longer word may begin with it' },
  { text: 'They oversleep', query: 'sleep', found: false, why: 'the middle of a word does not match' },
  { text: 'Nobody knows', query: 'no', found: false, why: 'a short word must match a whole word' },
  { text: '睡不好觉的夜', query: '觉的', found: true, why: 'Chinese matches anywhere' },
  { text: '抑郁和焦虑', query: '抑鬱 焦慮', found: true, why: 'traditional characters match simplified ones' },
  { text: '抑郁', query: '憂鬱', found: true, why: 'a synonym matches' },
  { text: '忧郁', query: '抑郁', found: true, why: 'a synonym matches in reverse' },
  { text: '焦慮的夜', query: '焦虑', found: true, why: 'simplified characters match traditional ones' },
  { text: '著作等身', query: '着作', found: true, why: 'a character with two readings matches itself' },
  { text: '睡著了', query: '睡着', found: true, why: 'a character matches in either reading' },
  { text: 'Sleep and worry', query: 'sleep burnout', found: false, why: 'all words must occur' },
])('hasAll returns $found for the query $query in “$text”: $why', ({ text, query, found }) => {
  expect(hasAll(foldText(text), queryWords(query))).toBe(found)
})

test.each([
  { text: 'El sueño, los Sueños', query: 'sueno', expected: 'El [sueño], los [Sueño]s' },
  { text: 'ﬁne <b> fine', query: 'fine', expected: '[ﬁne] <b> [fine]' },
  { text: '担心时间', query: '担心 心时', expected: '[担心时]间' },
  { text: '抑郁，也叫忧郁', query: '憂鬱', expected: '[抑郁]，也叫[忧郁]' },
  { text: 'nothing', query: 'x', expected: 'nothing' },
])('the query $query highlights the words in brackets: $expected', ({ text, query, expected }) => {
  expect(shown(markMatches(text, queryWords(query)))).toBe(expected)
})

test('an excerpt is the paragraph with the most query words, cut between words', () => {
  const long = `${'word '.repeat(60)}sleep and worry ${'again '.repeat(60)}`
  const text = shown(makeExcerpt(['sleep alone', long.trim()], ['sleep', 'worry'], 'en'))
  expect(text).toMatch(/^…word .*\[sleep\] and \[worry\] again.*again…$/)
  expect(text.length).toBeLessThan(185)
  expect(shown(makeExcerpt(['first', 'second'], ['none'], 'en'))).toBe('first')
})
