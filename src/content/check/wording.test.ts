import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '@/core/locale'
import { findBannedWords, findHelpFormErrors, findWrongRegionNames } from './wording'

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

test('findHelpFormErrors accepts advice without a form beside help and rejects advice without an ordinary form', () => {
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
])('findHelpFormErrors returns the errors in the help forms of “%s”', (text, faults) => {
  expect(findHelpFormErrors(text)).toEqual(faults)
})
