import { expect, test } from 'vitest'
import { type Locale, locales } from '@/core/locale'
import { addSiteName, titleLength } from '@/seo/metadata'
import { currentInstruments } from './instruments'
import { loadTestIntro } from './test-intro'

const siteName: Record<Locale, string> = { cn: '心镜', en: 'Mindglass', es: 'Mindglass' }
/** Minimum and maximum length of a description, by how much search engines show. */
const described: Record<Locale, readonly [number, number]> = { cn: [30, 80], en: [50, 160], es: [50, 160] }
/** Matches the statement, in the subtitle of every test on symptoms, that the test is no diagnosis. */
const denial: Record<Locale, RegExp> = {
  cn: /不/,
  en: /\bnot a diagnosis\b/i,
  es: /\bno (?:es un diagnóstico|diagnostica)\b/,
}

const pages = currentInstruments().flatMap(({ slug, dimensions }) =>
  locales.map((locale) => ({ slug, locale, symptoms: dimensions.some(({ kind }) => kind === 'symptom') })),
)

test.each(pages)(
  'the intro of $slug in $locale has a title, description and questions within the search limits',
  async ({ slug, locale, symptoms }) => {
    const intro = await loadTestIntro(slug, locale)
    if (!intro) throw new Error(`no ${slug}`)
    const { searchTitle, subtitle, description, questions } = intro
    const whole = addSiteName(searchTitle, siteName[locale])
    expect(whole).toContain(siteName[locale])
    expect(whole.length).toBeLessThanOrEqual(locale === 'cn' ? titleLength.chinese : titleLength.latin)
    const [least, most] = described[locale]
    expect(description.length).toBeGreaterThanOrEqual(least)
    expect(description.length).toBeLessThanOrEqual(most)
    if (symptoms) expect(subtitle).toMatch(denial[locale])
    expect(questions.length).toBeGreaterThanOrEqual(4)
    for (const { question } of questions) expect(question).toMatch(locale === 'cn' ? /？$/ : /\?$/)
  },
)

test.each(locales)('no two tests in %s have a title, a subtitle or a question in common', async (locale) => {
  const intros = await Promise.all(currentInstruments().map(({ slug }) => loadTestIntro(slug, locale)))
  const texts = intros.flatMap((intro) =>
    intro ? [intro.searchTitle, intro.subtitle, ...intro.questions.map(({ question }) => question)] : [],
  )
  expect(texts.filter((one, at) => texts.indexOf(one) !== at)).toEqual([])
})
