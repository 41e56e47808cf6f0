import { expect, test } from 'vitest'
import { randomId } from './secrets'

test('random ids are unique and never begin with a dash', () => {
  const ids = Array.from({ length: 5000 }, randomId)
  expect(ids.filter((id) => !/^\w[\w-]{21}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
