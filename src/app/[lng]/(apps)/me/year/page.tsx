import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import { YearOffer } from '@/features/report/ui/year/YearOffer'
import { YearScreen } from '@/features/report/ui/year/YearScreen'
import type { YearView } from '@/features/report/year/year-schema'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { guessHelplineCountry } from '@/server/i18n/reader-country'
import { serverApi } from '@/trpc/server'
import { requireAccount } from '../../_shared/account'
import { PageOwner } from '../../_shared/page-owner'
import { SampleYear } from '../../_shared/samples'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'year')
  return privateMetadata(t('title'))
}

/** Renders a year over all tests for members, and a sample for others. */
export default async function YearPage({ params }: Props) {
  const locale = await pageLocale(params)
  await requireAccount(locale, '/me/year')
  const [t, year] = await Promise.all([texts(locale, 'year'), yearOf(locale)])
  const owner = <PageOwner locale={locale} />
  if (!year) {
    return (
      <>
        {owner}
        <YearOffer t={t} sample={<SampleYear locale={locale} />} />
      </>
    )
  }
  const country = guessHelplineCountry(await headers(), locale)
  return (
    <>
      {owner}
      <YearScreen year={year} country={country} locale={locale} t={t} report={await texts(locale, 'report')} />
    </>
  )
}

/** Returns the year, or null for non-members. */
async function yearOf(locale: Locale): Promise<YearView | null> {
  try {
    return await (await serverApi(locale)).report.year()
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    if (cause instanceof DomainError && cause.code === 'VIP_REQUIRED') return null
    throw error
  }
}
