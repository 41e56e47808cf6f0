import { describe, expect, test } from 'vitest'
import { locales } from '../locale'
import { findPullQuotes } from './pull-quotes'

const filler = {
  en: 'Some plain words stand here, and they go on for a while without ever saying very much to anyone, as words in the middle of a long paragraph tend to do. ',
  cn: '这里写着一些平常的话，它们说了很久，也没有对谁说出什么要紧的事情，长长的段落里头，话常常就是这样子的，读着读着就过去了，谁也记不住。',
  es: 'Aquí hay unas palabras corrientes que siguen un buen rato sin decir gran cosa a nadie, como suelen hacer las palabras en medio de un párrafo largo. ',
}
const strong = {
  en: 'Your patience is what people count on.',
  cn: '你的耐心是大家的依靠。',
  es: 'Su paciencia es lo que sostiene a los demás.',
}
const gap = { en: ' ', cn: '', es: ' ' }

describe.each(locales)('the pull quotes of a chapter in %s', (locale) => {
  const paragraphs = [0, 1, 2, 3].map(
    (n) => filler[locale].repeat(4) + (n % 2 ? strong[locale] + gap[locale] : '') + filler[locale],
  )

  test('leave the text of every paragraph unchanged when its runs are joined', () => {
    const runs = findPullQuotes(paragraphs, { locale })
    expect(runs.map((all) => all.map(({ text }) => text).join(''))).toEqual(paragraphs)
  })

  test('are short sentences that address the reader', () => {
    const pulled = findPullQuotes(paragraphs, { locale })
      .flat()
      .filter((run) => run.pulled)
    expect(pulled.length).toBeGreaterThan(0)
    for (const { text } of pulled) expect(text.trim()).toBe(strong[locale])
  })

  test('do not exist in a chapter of two sentences', () => {
    expect(findPullQuotes([`${strong[locale]}${gap[locale]}${strong[locale]}`], { locale }).flat()).toEqual([
      { text: `${strong[locale]}${gap[locale]}${strong[locale]}`, pulled: false },
    ])
  })
})

test('a report that recommends help has pull quotes only about what the reader can do', () => {
  const words = `${filler.en.repeat(3)}You wake tired on most mornings. You can tell one person today. ${filler.en.repeat(3)}`
  const pulledOf = (gentle: boolean) =>
    findPullQuotes([words], { locale: 'en', gentle })
      .flat()
      .flatMap(({ text, pulled }) => (pulled ? [text.trim()] : []))
  expect(pulledOf(true)).toEqual(['You can tell one person today.'])
  expect(
    findPullQuotes([words.replace('You can tell one person today.', '')], { locale: 'en', gentle: true })
      .flat()
      .some(({ pulled }) => pulled),
  ).toBe(false)
})

test('the first sentence below a heading is never a pull quote', () => {
  const paragraphs = [filler.en.repeat(4), `${strong.en} ${filler.en.repeat(5)}`]
  const pulledIn = (startsSection?: () => boolean) =>
    findPullQuotes(paragraphs, { locale: 'en', ...(startsSection && { startsSection }) })
      .flat()
      .flatMap(({ text, pulled }) => (pulled ? [text.trim()] : []))
  expect(pulledIn()).toContain(strong.en)
  expect(pulledIn(() => true)).not.toContain(strong.en)
})
