import { describe, expect, test } from 'vitest'
import { balancedWidth, breakHeadline, breakText, chinesePieces, clauseLines, keepEnd } from './line-breaks'

describe('line breaks in Chinese text', () => {
  test.each([
    { run: '你好，世界真大呀', pieces: ['你', '好，', '世', '界', '真大呀'] },
    { run: '他说“知道”，就走了吧', pieces: ['他', '说', '“知', '道”，', '就', '走了吧'] },
    { run: '满分100分，得67.5分的人', pieces: ['满', '分', '100', '分，', '得', '67.5', '分的人'] },
    { run: '等等……再说一遍吧', pieces: ['等', '等……', '再', '说', '一遍吧'] },
    { run: '（见下）一二三四', pieces: ['（见', '下）', '一', '二三四'] },
    { run: '好。', pieces: ['好。'] },
  ])('split $run into $pieces', ({ run, pieces }) => {
    expect(chinesePieces(run)).toEqual(pieces)
  })

  test('use an empty part between two pieces in place of a hyphen', () => {
    expect(breakText('一二三四五')).toEqual(['一', '', '二', '', '三四五'])
  })

  test('separate headlines only between words', () => {
    expect(breakHeadline('冷暖自己都知道。')).toEqual(['冷暖', '', '自己', '', '都', '', '知道。'])
  })
})

test.each(['interdisciplinariedad', 'self-image', '12356', ''])('the word “%s” is never broken', (word) => {
  expect(breakText(word)).toEqual([word])
  expect(breakHeadline(word)).toEqual([word])
})

test.each([
  { text: 'and it is so.', kept: 'and it is\u00a0so.' },
  { text: 'una generalización', kept: 'una generalización' },
  { text: '好', kept: '好' },
])('the end of the text $text is kept together', ({ text, kept }) => {
  expect(keepEnd(text)).toBe(kept)
})

describe('a headline', () => {
  test('breaks into two lines of about equal length', () => {
    const text = 'Being left isn’t your worry, and what does worry you, you tell almost no one.'
    expect(balancedWidth(text, 24, 471)).toBeLessThan(471)
    expect(balancedWidth(text, 24, 471)).toBeGreaterThan(400)
  })

  test('is never wider than its column', () => {
    expect(balancedWidth('word '.repeat(40), 24, 471)).toBeLessThanOrEqual(471)
    expect(balancedWidth('字'.repeat(43), 21, 471)).toBe(471)
  })

  test.each([
    { text: '你好，世界', lines: ['你好，世界'] },
    {
      text: '躺下和睡着，对你来说是两件事，中间隔着一段等。',
      lines: ['躺下和睡着，对你来说是两件事，', '中间隔着一段等。'],
    },
    {
      text: '“TA还在不在”这件事，用掉了你很多力气。他问：“在吗？”',
      lines: ['“TA还在不在”这件事，', '用掉了你很多力气。他问：“在吗？”'],
    },
    {
      text: '一句里没有停顿却比一行还要长的话怎么也分不开，对吧',
      lines: ['一句里没有停顿却比一行还要长的话怎么也分不开，对吧'],
    },
    { text: 'Left alone, as it is', lines: ['Left alone, as it is'] },
  ])('breaks between clauses in Chinese: $text', ({ text, lines }) => {
    expect(clauseLines(text, 22)).toBe(lines.join('\n'))
  })
})
