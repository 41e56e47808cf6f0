import { expect, test } from 'vitest'
import { parseDataKeys } from './data-keys'

const [first, second] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string]

test('data keys are read in the order in which they are written', () => {
  const keys = parseDataKeys(`k2:${second}, k1:${first}`)
  expect(keys.map(({ id }) => id)).toEqual(['k2', 'k1'])
  expect(keys.map(({ key }) => key[0])).toEqual([2, 1])
  expect(parseDataKeys('')).toEqual([])
  expect(parseDataKeys(' none ')).toEqual([])
  expect(parseDataKeys(`k1:${first.replace('=', '')}`)[0]?.key).toHaveLength(32)
})

test.each([
  ['a key without a name', first],
  ['a key that is too short', `k1:${Buffer.alloc(16, 1).toString('base64')}`],
  ['a key that is too long', `k1:${Buffer.alloc(33, 1).toString('base64')}`],
  ['a name with other signs', `K 1:${first}`],
  ['a name with capitals', `Kk1:${first}`],
  ['a key with a sign behind it', `k1:${first}!`],
  ['a name without a key', 'k1:'],
])('the error for %s names the position of the key but not the key itself', (_, written) => {
  expect(() => parseDataKeys(written)).toThrow(/at place 1/)
  expect(() => parseDataKeys(written)).not.toThrow(first)
})

test('two data keys with the same name are rejected', () => {
  expect(() => parseDataKeys(`k1:${first},k1:${second}`)).toThrow(/alike/)
})
