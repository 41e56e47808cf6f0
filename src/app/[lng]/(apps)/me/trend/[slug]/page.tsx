import type { Metadata } from 'next'
import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import { TrendScreen } from '@/features/me/ui/trend/TrendScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { orNotFound, requireAccount } from '../../../_shared/account'
import { AccountPage } from '../../account-page'

interface Props {
  params: Promise<{ lng: string; slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await texts(locale, 'me')
  const instrument = findInstrument((await params).slug)
  const title = instrument && (await loadInstrumentText(instrument, locale)).title
  return privateMetadata(title ? `${t('trend.title')} · ${title}` : t('trend.title'))
}

export default async function TrendPage({ params }: Props) {
  const locale = await pageLocale(params)
  const { slug } = await params
  await requireAccount(locale, `/me/trend/${encodeURIComponent(slug)}`)
  return (
    <AccountPage
      locale={locale}
      namespaces={['me', 'common', 'errors']}
      ask={({ me }) => orNotFound(me.trend.fetch({ slug }))}
    >
      <TrendScreen slug={slug} />
    </AccountPage>
  )
}
