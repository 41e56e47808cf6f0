import { expect, test } from 'vitest'
import { sentencesOf, wordsOf } from './words'

test.each([
  { text: '冷暖自己都知道。', words: ['冷暖', '自己', '都', '知道。'] },
  { text: '他说“知道”，真的。', words: ['他', '说', '“知道”，', '真的。'] },
  { text: '“知道”', words: ['“知道”'] },
  { text: '周围还是热热闹闹的。', words: ['周围', '还是', '热热闹闹', '的。'] },
  { text: '安安静静', words: ['安安静静'] },
  { text: '注意缺陷多动障碍', words: ['注意', '缺陷', '多动障碍'] },
])('wordsOf splits “$text” into $words', ({ text, words }) => {
  expect(wordsOf(text).map(({ word }) => word)).toEqual(words)
})

test.each([
  { text: '一句。又一句！真的？好；完', sentences: ['一句。', '又一句！', '真的？', '好；', '完'] },
  { text: 'One.  Two? Three; four! Five', sentences: ['One.', 'Two?', 'Three;', 'four!', 'Five'] },
  { text: '  A line\n\nand 3.5 more.\n', sentences: ['A line', 'and 3.5 more.'] },
  { text: ' \n ', sentences: [] },
])('sentencesOf splits “$text” into $sentences', ({ text, sentences }) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test('wordsOf returns every word of the text with its position', () => {
  const text = '他说“知道”，真的。周围热热闹闹的。'
  const words = wordsOf(text)
  expect(words.map(({ word }) => word).join('')).toBe(text)
  for (const { word, at } of words) expect(text.slice(at, at + word.length)).toBe(word)
})
