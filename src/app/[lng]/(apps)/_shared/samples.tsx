import { brandNames } from '@/core/brand/brand'
import { thumbnailOf } from '@/core/charts/drawing/simplify'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import { type Locale, memoizeByLocale } from '@/core/locale'
import { WeekSample, YearSample } from '@/features/report/ui/year/YearAndWeekSamples'
import { createSampleYear, loadSampleReport } from '@/features/report/year/sample-year'
import { texts } from '@/server/i18n/i18n'

interface Props {
  locale: Locale
}

const year = memoizeByLocale(async (locale) =>
  (await createSampleYear(locale)).map(({ picture, ...test }) => ({
    ...test,
    drawing: thumbnailOf(drawPortraitFromView(test.slug, picture)),
  })),
)
const week = memoizeByLocale(async (locale) => (await loadSampleReport('sleep', locale)).story?.plan)

/** Renders a small sample of the yearly portrait: invented answers, drawn by the same code as real ones. */
export const SampleYear = async ({ locale }: Props) => (
  <YearSample tests={await year(locale)} brand={brandNames[locale]} t={await texts(locale, 'year')} />
)

/** Renders the upper part of a printed weekly plan, from the sample of a test. */
export async function SampleWeek({ locale }: Props) {
  const plan = await week(locale)
  return plan ? <WeekSample plan={plan} brand={brandNames[locale]} t={await texts(locale, 'year')} /> : null
}
