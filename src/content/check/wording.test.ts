import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '@/core/locale'
import {
  findBannedWords,
  findConditionErrors,
  findHelpFormErrors,
  findUnequalConditions,
  findWrongRegionNames,
  printedStrings,
} from './wording'

interface Sample {
  /** Sentence that states a diagnosis about the reader. */
  finding: string
  denial: string
  /** One sentence for each thing that may not be claimed. */
  claims: readonly string[]
}

/** Samples for every language; the type requires an entry for a new language. */
const samples: Record<Locale, Sample> = {
  cn: {
    finding: '诊断结果如下。',
    denial: '它不是诊断。',
    claims: ['你的情绪不正常。', '你患有抑郁症。', '您好。', '本测试经过验证。'],
  },
  en: {
    finding: 'Your diagnosis is clear.',
    denial: 'This is not a diagnosis.',
    claims: [
      'Your mood is normal.',
      'You have a mood disorder.',
      'You are at risk of a relapse.',
      'A validated test.',
      'Go!',
    ],
  },
  es: {
    finding: 'El diagnóstico es claro.',
    denial: 'Esto no es un diagnóstico.',
    claims: ['Es normal.', 'Usted tiene un trastorno.', 'Existe riesgo de recaída.', 'Un test validado.', '¡Bien!'],
  },
}

describe.each(locales)('findBannedWords in %s', (locale) => {
  const { finding, denial, claims } = samples[locale]

  test('rejects a diagnosis but accepts its denial', () => {
    expect(findBannedWords(finding, locale)).toEqual([finding])
    expect(findBannedWords(denial, locale)).toEqual([])
  })

  test.each(claims)('rejects the claim “%s”', (claim) => {
    expect(findBannedWords(claim, locale)).not.toEqual([])
  })

  test('is tested with at least four sample claims', () => {
    expect(claims.length).toBeGreaterThanOrEqual(4)
  })
})

test.each<[text: string, found: string[]]>([
  ['住在台湾、香港或澳门', ['台湾', '香港', '澳门']],
  ['在中国大陆', ['大陆']],
  ['中国台湾、中国香港、中国澳门和内地', []],
  ['香港撒玛利亚防止自杀会', []],
])('findWrongRegionNames returns the wrong region names in the Chinese text “%s”', (text, found) => {
  expect(findWrongRegionNames(text, 'cn').sort()).toEqual(found.sort())
  expect(findBannedWords(text, 'cn')).toEqual(found.length > 0 ? expect.arrayContaining(found) : [])
  expect(findWrongRegionNames(text, 'en')).toEqual([])
})

test('findHelpFormErrors accepts an empty help variant of a text but rejects an empty standard variant', () => {
  expect(findHelpFormErrors('<Breathe out slowly.|>', 'dimensions.tension.levels.level3.helps')).toEqual([])
  expect(findHelpFormErrors('<|Breathe out slowly.>', 'dimensions.tension.levels.level3.helps')).toHaveLength(1)
})

test.each([
  ['A. <Call a line.|> B.', []],
  ['No form at all, though 1 | 2.', []],
  ['A. <Call a line. B.', ['a form for help is not closed, or has no second half']],
  ['A. <Call a line.> B.', ['a form for help is not closed, or has no second half']],
  ['<Call a line.|>', ['nothing is left of it in one of its forms']],
  ['去看医生<，打热线|>。', []],
  ['去看医生，<打热线|>。', ['a form leaves two marks side by side']],
])('findHelpFormErrors returns the errors in the text variants of “%s”', (text, faults) => {
  expect(findHelpFormErrors(text)).toEqual(faults)
})

describe('conditional texts', () => {
  const scales = new Map([
    ['q01', { min: 1, max: 5 }],
    ['c1', { min: 0, max: 2 }],
  ])

  test.each([
    ['Mostly. [if q01<=3, c1=0: At home too.|At home less.]', 'group.a', []],
    ['[if q01<=3: A line to hand over.]', 'fact.a', []],
    ['Mostly. [if q99<=3: More.]', 'group.a', ['q99 is no question of this test']],
    ['Mostly. [if q01<=6: More.]', 'group.a', ['q01 has no answer 6']],
    ['Mostly. [if q01<=3: More.', 'group.a', ['a condition is not closed, or is not written as [if q01<=2: …]']],
    ['[if q01<=3: Only this.]', 'pattern.a', ['nothing is left of it without the conditions']],
    ['[if q01<=3: This.|That.]', 'pattern.a', []],
    ['Yes. [if q01<=3: More.]', 'portrait.a', ['cannot depend on answers']],
  ])('findConditionErrors returns the errors of “%s” as %s', (text, id, errors) => {
    expect(findConditionErrors({ [id]: text }, scales, true)).toEqual(errors.map((error) => `${id}: ${error}`))
  })

  test('findConditionErrors accepts conditions in the level texts of a test and nowhere else in it', () => {
    const text = 'Mostly. [if q01<=3: More.]'
    expect(
      findConditionErrors({ dimensions: { a: { levels: { level1: { describes: text } } } } }, scales, false),
    ).toEqual([])
    expect(findConditionErrors({ title: text }, scales, false)).toEqual(['title: cannot depend on answers'])
  })

  test('findUnequalConditions returns the paths whose conditions differ between languages', () => {
    const texts = [
      { a: 'A. [if q01<=3: B.]', b: 'C.' },
      { a: '甲。[if q01<=3: 乙。]', b: '丙。' },
    ]
    expect(findUnequalConditions(texts)).toEqual([])
    for (const other of ['A. [if q01<=2: B.]', 'A. [unless q01<=3: B.]', 'A. [if q01<=3: B.|D.]']) {
      expect(findUnequalConditions([...texts, { a: other, b: 'C.' }])).toEqual([
        'a: its conditions differ between the languages',
      ])
    }
  })

  test('printedStrings yields both forms of a conditional text, so that every check reads both', () => {
    expect([...printedStrings({ a: 'A. [if q01<=3: B.|C.]', b: 'D.' })]).toEqual([
      { path: 'a', text: 'A. B.' },
      { path: 'a', text: 'A. C.' },
      { path: 'b', text: 'D.' },
    ])
  })
})
