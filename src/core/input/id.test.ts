import { expect, test } from 'vitest'
import { Id } from './id'

const problem = (value: unknown) => !Id.safeParse(value).success

test.each(['a', '', 'big-five', 'no such id', "x' OR 1=1", 'a\nb', '测试', 'x'.repeat(200)])(
  '%j can be asked for',
  (value) => {
    expect(problem(value)).toBe(false)
  },
)

test.each(['\0', 'a\0', '\0a', 'a\0b', 'x'.repeat(201), 1, null])('%j cannot', (value) => {
  expect(problem(value)).toBe(true)
})
