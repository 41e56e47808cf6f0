import { expect, test } from 'vitest'
import { Id } from './id'

const problem = (value: unknown) => !Id.safeParse(value).success

test.each(['a', '', 'big-five', 'no such id', "x' OR 1=1", 'a\nb', '测试', 'x'.repeat(200)])(
  'the id %j is accepted',
  (value) => {
    expect(problem(value)).toBe(false)
  },
)

test.each(['\0', 'a\0', '\0a', 'a\0b', 'x'.repeat(201), 1, null])('the id %j is rejected', (value) => {
  expect(problem(value)).toBe(true)
})
