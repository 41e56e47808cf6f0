import { expect, test } from 'vitest'
import { gapAfter, joinSentences, withoutFullStop } from './sentences'

test('sentences are joined by a space', () => {
  expect(joinSentences('One.', 'Two.', 'Three.')).toBe('One. Two. Three.')
})

test('sentences are joined without a space after a full-width mark', () => {
  expect(joinSentences('含税。', '一次付清。', 'PDF')).toBe('含税。一次付清。PDF')
  expect(joinSentences('他说：“可以。”', '真的？', '真的！', '好')).toBe('他说：“可以。”真的？真的！好')
})

test('no extra space is left when a sentence is missing', () => {
  expect(joinSentences(false, 'One.', '', null, 'Two.', undefined)).toBe('One. Two.')
  expect(joinSentences(false)).toBe('')
})

test('the gap before a link is a space, except after a full-width mark', () => {
  expect(gapAfter('Read the rule:')).toBe(' ')
  expect(gapAfter('详见：')).toBe('')
  expect(gapAfter('格式：PDF')).toBe(' ')
})

test('a quoted sentence has no full stop but keeps its question mark', () => {
  expect(['I call.', '我打电话。', 'Why?'].map(withoutFullStop)).toEqual(['I call', '我打电话', 'Why?'])
})
