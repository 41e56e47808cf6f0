import { expect, test } from 'vitest'
import { wordsOf } from './words'

test.each([
  { text: '冷暖自己都知道。', words: ['冷暖', '自己', '都', '知道。'] },
  { text: '他说“知道”，真的。', words: ['他', '说', '“知道”，', '真的。'] },
  { text: '“知道”', words: ['“知道”'] },
  { text: '周围还是热热闹闹的。', words: ['周围', '还是', '热热闹闹', '的。'] },
  { text: '安安静静', words: ['安安静静'] },
])('$text → $words', ({ text, words }) => {
  expect(wordsOf(text).map(({ word }) => word)).toEqual(words)
})
