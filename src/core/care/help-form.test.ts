import { expect, test } from 'vitest'
import { helps } from '../instrument'
import { textBeside } from './help-form'

test.each([
  { name: 'a sentence that repeats help', text: 'A. <Call a line.|> B.', rule: 'A. Call a line. B.', first: 'A. B.' },
  { name: 'the same at the beginning', text: '<Call a line.|> B.', rule: 'Call a line. B.', first: 'B.' },
  { name: 'the same at the end', text: 'A. <Call a line.|>', rule: 'A. Call a line.', first: 'A.' },
  {
    name: 'another sentence in its place',
    text: '甲。<去看医生。|约好的号，照去。>乙。',
    rule: '甲。去看医生。乙。',
    first: '甲。约好的号，照去。乙。',
  },
  { name: 'a sentence for one form only', text: 'A.< B.|> C.<| D.>', rule: 'A. B. C.', first: 'A. C. D.' },
  {
    name: 'a text without forms',
    text: 'Nothing to choose [a|b] here.',
    rule: 'Nothing to choose [a|b] here.',
    first: 'Nothing to choose [a|b] here.',
  },
])('textBeside chooses the form of a text by whether help comes first: $name', ({ text, rule, first }) => {
  expect(helps.map((help) => textBeside(help, text))).toEqual(helps.map((help) => (help === 'first' ? first : rule)))
})

test('textBeside chooses among three forms, one for each help', () => {
  const text = 'A. <See someone if it lasts.|At that visit, mention it.|>'
  expect(helps.map((help) => [help, textBeside(help, text)])).toEqual([
    ['none', 'A. See someone if it lasts.'],
    ['soft', 'A. At that visit, mention it.'],
    ['first', 'A.'],
  ])
})
