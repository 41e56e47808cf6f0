import { describe, expect, test } from 'vitest'
import { helpLevels } from '../instrument'
import { createProfile } from './report-fixture'
import { blankSlots, chooseTextByAnswers, chooseTextForHelp, conditionalForms, fillSlots, slotNames } from './slots'

const words = (locale: 'cn' | 'en' | 'es') => ({
  locale,
  options: ['Never', 'Rarely', 'At times', 'Often', 'Íntegro'],
  context: { c1: { options: ['A partner', 'A friend', 'Nobody'] } },
})
const one = createProfile('444333', '012310', { c1: 1 })
const fill = (text: string, locale: 'cn' | 'en' | 'es' = 'en') => fillSlots(text, one, words(locale))

test.each([
  ['{a1} and {a1.lower}', 'Íntegro and íntegro'],
  // The keyed answer 3 of this reversed item is stored as 1, and the slot shows the stored option.
  ['{a6}', 'Rarely'],
  ['{c1.lower}', 'a friend'],
  ['{b-first} of {scale.max}, from {scale.min}', '1 of 4, from 0'],
  ['{b-last} in {b-last.answered}', '1.3 in 3'],
  ['{part-a} ± {part-a.half}: {part-a.from}–{part-a.to} by {part-a.answered}', '88 ± 21: 67–100 by 6'],
  ['{part-a.change}', '30'],
])('the text “%s” is filled as “%s”', (text, expected) => {
  expect(fill(text)).toBe(expected)
})

test('decimals are written with the decimal mark of the language', () => {
  expect(fill('{b-last}', 'es')).toBe('1,3')
  expect(fill('{b-last}', 'cn')).toBe('1.3')
})

test.each(['{zzz}', '{a1.half}', '{part-a.lower}', '{scale.half}', '{b-first.from}', '{scale}'])(
  'the slot %s is rejected as unknown',
  (text) => {
    expect(() => fill(text)).toThrow('nothing is known')
  },
)

test('slots can be listed by name and replaced by blanks', () => {
  expect(slotNames('{a1} {a1.lower} {part-a.half} {scale.max}')).toEqual(['a1', 'part-a'])
  expect(blankSlots('You: {a1.lower}.')).toBe('You: ….')
})

test('a scale that begins at 1 uses its first label for the answer 1', () => {
  const answers = new Map([['a1', { id: 'a1', part: 'part-a', raw: 1, turned: 1 }]])
  const other = { ...one, scale: { min: 1, max: 5 }, answers }
  expect(fillSlots('{a1} {scale.min} {scale.max}', other, words('en'))).toBe('Never 1 5')
})

test.each(['{a1}', '{a1.lower}', '{c1}', '{c1.lower}'])('the slot %s is rejected when it has no label', (text) => {
  expect(() => fillSlots(text, one, { locale: 'en', options: [], context: {} })).toThrow(`nothing is known for ${text}`)
})

test.each([
  { name: 'a sentence that repeats help', text: 'A. <Call a line.|> B.', rule: 'A. Call a line. B.', first: 'A. B.' },
  {
    name: 'a sentence that repeats help at the beginning',
    text: '<Call a line.|> B.',
    rule: 'Call a line. B.',
    first: 'B.',
  },
  { name: 'a sentence that repeats help at the end', text: 'A. <Call a line.|>', rule: 'A. Call a line.', first: 'A.' },
  {
    name: 'a sentence with an alternative',
    text: '甲。<去看医生。|约好的号，照去。>乙。',
    rule: '甲。去看医生。乙。',
    first: '甲。约好的号，照去。乙。',
  },
  { name: 'a sentence for one variant only', text: 'A.< B.|> C.<| D.>', rule: 'A. B. C.', first: 'A. C. D.' },
  {
    name: 'a text without variants',
    text: 'Nothing to choose [a|b] here.',
    rule: 'Nothing to choose [a|b] here.',
    first: 'Nothing to choose [a|b] here.',
  },
])('chooseTextForHelp chooses a variant by whether the help level is “first”: $name', ({ text, rule, first }) => {
  expect(helpLevels.map((help) => chooseTextForHelp(help, text))).toEqual(
    helpLevels.map((help) => (help === 'first' ? first : rule)),
  )
})

test('chooseTextForHelp chooses among three variants, one for each help level', () => {
  const text = 'A. <See someone if it lasts.|At that visit, mention it.|>'
  expect(helpLevels.map((help) => [help, chooseTextForHelp(help, text)])).toEqual([
    ['none', 'A. See someone if it lasts.'],
    ['soft', 'A. At that visit, mention it.'],
    ['first', 'A.'],
  ])
})

describe('a conditional text', () => {
  const text = 'Start. [if q1<=2, c1=0: Rarely.|Often.] End.'
  const choose = (answers: Partial<Record<string, number>>) => chooseTextByAnswers(text, (id) => answers[id])

  test.each([
    { answers: { q1: 2, c1: 0 }, shown: 'Start. Rarely. End.' },
    { answers: { q1: 3, c1: 0 }, shown: 'Start. Often. End.' },
    { answers: { q1: 2, c1: 1 }, shown: 'Start. Often. End.' },
    { answers: { q1: 2 }, shown: 'Start. Rarely. End.' },
  ])('reads "$shown" for the answers $answers', ({ answers, shown }) => {
    expect(choose(answers)).toBe(shown)
  })

  test.each([
    { answers: { q1: 4 }, shown: 'Start. Call at once.' },
    { answers: { q1: 5 }, shown: 'Start. Tell a doctor.' },
    { answers: {}, shown: 'Start. Call at once.' },
  ])('after "unless" reads "$shown" for the answers $answers', ({ answers, shown }) => {
    const warning = 'Start. [unless q1>=5: Call at once.|Tell a doctor.]'
    expect(chooseTextByAnswers(warning, (id) => (answers as Partial<Record<string, number>>)[id])).toBe(shown)
  })

  test('leaves nothing when its only sentence is hidden', () => {
    expect(chooseTextByAnswers('[if q1>=4: Often.]', () => 1)).toBe('')
    expect(chooseTextByAnswers('[if q1>=4: Often.]', () => undefined)).toBe('')
  })

  test('throws for a condition that is not a comparison', () => {
    expect(() => chooseTextByAnswers('[if q1: Often.]', () => 1)).toThrow('"q1" is no comparison')
  })

  test('has two forms: all conditions met, and none met', () => {
    expect(conditionalForms(text)).toEqual(['Start. Rarely. End.', 'Start. Often. End.'])
  })
})
