import { expect, test } from 'vitest'
import { buildCardPicture, type CardTexts, formatList } from './card-words'

test.each([
  { locale: 'cn', list: '开放性、外向性和宜人性' },
  { locale: 'en', list: '开放性, 外向性, and 宜人性' },
  { locale: 'es', list: '开放性, 外向性 y 宜人性' },
] as const)('formatList in $locale joins the items with the punctuation of the language', ({ locale, list }) => {
  expect(formatList(['开放性', '外向性', '宜人性'], locale)).toBe(list)
})

const t: CardTexts = {
  share: (key, params = {}) => [key, ...Object.values(params)].join('|'),
  report: (key) => key,
}
const content = {
  title: 'T',
  drawing: null,
  sentence: 'S.',
  address: 'a.example/tests/t',
  code: { size: 1, d: 'M0 0h1v1h-1z' },
  month: '2026-03',
  parts: [{ name: 'P', level: 'level2' }],
} as const

test.each([
  { name: 'Ana', by: 'page.by|Ana|March 2026' },
  { name: null, by: 'March 2026' },
])('a card with the name $name shows the month but no day', ({ name, by }) => {
  const picture = buildCardPicture({ ...content, name }, 'en', 'Mindglass', t)
  expect(picture.by).toBe(by)
  expect(picture.alt).toBe('card.alt|T|S. card.altParts|card.item|P|level.level2')
  expect([picture.yours, picture.foot, picture.lang, picture.site]).toEqual([
    'page.yours',
    'page.foot',
    'en-US',
    'Mindglass',
  ])
  expect(picture.parts).toEqual([{ name: 'P', level: 'level2', word: 'level.level2' }])
})

test('the alternative text of a card without parts mentions no parts', () => {
  const picture = buildCardPicture({ ...content, name: null, parts: [] }, 'cn', '心镜', t)
  expect(picture.alt).toBe('card.alt|T|S.')
})

test('the alternative text has a space between sentences only in languages that use one', () => {
  expect(buildCardPicture({ ...content, name: null }, 'cn', '心镜', t).alt).toContain('S.card.altParts')
  expect(buildCardPicture({ ...content, name: null }, 'es', 'Mindglass', t).alt).toContain('S. card.altParts')
})
