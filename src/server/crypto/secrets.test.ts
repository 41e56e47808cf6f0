import { expect, test } from 'vitest'
import { randomId } from './secrets'

test('ids can be words on a command line: none begins with a dash', () => {
  const ids = Array.from({ length: 5000 }, randomId)
  expect(ids.filter((id) => !/^\w[\w-]{21}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
