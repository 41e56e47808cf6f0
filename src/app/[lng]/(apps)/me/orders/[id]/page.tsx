import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReceiptScreen } from '@/features/me/ui/ReceiptScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n'
import { serverApi } from '@/trpc/server'
import { ownAccount, unlessMissing } from '../../../account'

interface Props {
  params: Promise<{ lng: string; id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'me')
  return privateMetadata(t('receipt.title'))
}

export default async function ReceiptPage({ params }: Props) {
  const locale = await pageLocale(params)
  const { id: orderId } = await params
  await ownAccount(locale, `/me/orders/${encodeURIComponent(orderId)}`)
  const receipt = await unlessMissing((await serverApi(locale)).me.receipt({ orderId }))
  if (!receipt) notFound()
  return (
    <section className="wrap narrow section">
      <ReceiptScreen locale={locale} receipt={receipt} />
    </section>
  )
}
