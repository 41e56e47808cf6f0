import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TrendScreen } from '@/features/me/ui/trend/TrendScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n'
import { serverApi } from '@/trpc/server'
import { ownAccount, unlessMissing } from '../../../account'

interface Props {
  params: Promise<{ lng: string; slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'me')
  return privateMetadata(t('trend.title'))
}

export default async function TrendPage({ params }: Props) {
  const locale = await pageLocale(params)
  const { slug } = await params
  await ownAccount(locale, `/me/trend/${encodeURIComponent(slug)}`)
  const trend = await unlessMissing((await serverApi(locale)).me.trend({ slug }))
  if (!trend) notFound()
  return (
    <section className="wrap narrow section">
      <TrendScreen locale={locale} trend={trend} />
    </section>
  )
}
