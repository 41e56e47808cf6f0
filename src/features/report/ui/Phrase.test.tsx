import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Phrase, wordsOf } from './Phrase'

test.each([
  { text: '冷暖自己都知道。', words: ['冷暖', '自己', '都', '知道。'] },
  { text: '他说“知道”，真的。', words: ['他', '说', '“知道”，', '真的。'] },
  { text: '“知道”', words: ['“知道”'] },
])('$text → $words', ({ text, words }) => {
  expect(wordsOf(text).map(({ word }) => word)).toEqual(words)
})

test('marks where Chinese may break, and leaves other languages to the browser', () => {
  expect(renderToStaticMarkup(<Phrase text="自己知道。" locale="cn" />)).toBe('自己<wbr/>知道。')
  expect(renderToStaticMarkup(<Phrase text="You know." locale="en" />)).toBe('You know.')
})
