import { brandNames } from '@/core/brand/brand'
import { thumbnailOf } from '@/core/charts/drawing/lighter'
import { drawingOf } from '@/core/charts/portrait/portrait'
import { type Locale, oncePerLocale } from '@/core/locale'
import { WeekSample, YearSample } from '@/features/report/ui/year/Sample'
import { sampleOf, sampleYear } from '@/features/report/year/sample-year'
import { texts } from '@/server/i18n/i18n'

interface Props {
  locale: Locale
}

const year = oncePerLocale(async (locale) =>
  (await sampleYear(locale)).map(({ picture, ...test }) => ({
    ...test,
    drawing: thumbnailOf(drawingOf(test.slug, picture)),
  })),
)
const week = oncePerLocale(async (locale) => (await sampleOf('sleep', locale)).story?.plan)

/** A small yearly portrait of invented answers, drawn as a real one is. */
export const SampleYear = async ({ locale }: Props) => (
  <YearSample tests={await year(locale)} brand={brandNames[locale]} t={await texts(locale, 'year')} />
)

/** The upper part of a printed week, from the sample of a test. */
export async function SampleWeek({ locale }: Props) {
  const plan = await week(locale)
  return plan ? <WeekSample plan={plan} brand={brandNames[locale]} t={await texts(locale, 'year')} /> : null
}
