import { brandNames } from '@/core/brand'
import type { Locale } from '@/core/locale'
import { sampleOf, sampleYear } from '@/features/report/sample-year'
import { WeekSample, YearSample } from '@/features/report/ui/year/Sample'
import { texts } from '@/server/i18n'

interface Props {
  locale: Locale
}

/** A small yearly portrait of invented answers, drawn as a real one is. */
export const SampleYear = async ({ locale }: Props) => (
  <YearSample tests={await sampleYear(locale)} brand={brandNames[locale]} t={await texts(locale, 'year')} />
)

/** The upper part of a printed week, from the sample of a test. */
export async function SampleWeek({ locale }: Props) {
  const plan = (await sampleOf('sleep', locale)).story?.plan
  return plan ? <WeekSample plan={plan} brand={brandNames[locale]} t={await texts(locale, 'year')} /> : null
}
