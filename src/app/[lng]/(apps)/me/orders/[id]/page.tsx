import type { Metadata } from 'next'
import { ReceiptScreen } from '@/features/billing/ui/ReceiptScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { orNotFound, requireAccount } from '../../../_shared/account'
import { AccountPage } from '../../account-page'

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
  await requireAccount(locale, `/me/orders/${encodeURIComponent(orderId)}`)
  return (
    <AccountPage
      locale={locale}
      namespaces={['me', 'withdraw', 'common', 'errors']}
      ask={({ me, payment }) => Promise.all([orNotFound(me.receipt.fetch({ orderId })), payment.refundRights.fetch()])}
    >
      <ReceiptScreen orderId={orderId} />
    </AccountPage>
  )
}
