import { expect, test } from 'vitest'
import { formFaults } from './help-forms'

test('formFaults lets advice be left out beside help, but not at all', () => {
  expect(formFaults('<Breathe out slowly.|>', 'dimensions.tension.levels.level3.helps')).toEqual([])
  expect(formFaults('<|Breathe out slowly.>', 'dimensions.tension.levels.level3.helps')).toHaveLength(1)
})

test.each([
  ['A. <Call a line.|> B.', []],
  ['No form at all, though 1 | 2.', []],
  ['A. <Call a line. B.', ['a form for help is not closed, or has no second half']],
  ['A. <Call a line.> B.', ['a form for help is not closed, or has no second half']],
  ['<Call a line.|>', ['nothing is left of it in one of its forms']],
  ['去看医生<，打热线|>。', []],
  ['去看医生，<打热线|>。', ['a form leaves two marks side by side']],
])('formFaults returns the faults of the help forms in “%s”', (text, faults) => {
  expect(formFaults(text)).toEqual(faults)
})
