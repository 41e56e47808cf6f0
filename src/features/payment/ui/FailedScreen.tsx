'use client'
import { useTexts } from '@/ui/texts'
import type { Offer, OrderView } from '../schema'
import { PaymentScreen } from './PaymentScreen'

interface Props {
  order: OrderView
  offer: Offer
}

/** After a payment that did not work: what happened, and the choice of method once more. */
export function FailedScreen({ order, offer }: Props) {
  const t = useTexts('payment')
  const words = {
    failed: { title: t('failed.title'), text: t('failed.text') },
    expired: { title: t('failed.expiredTitle'), text: t('failed.expired') },
    pending: { title: t('failed.openTitle'), text: t('failed.open') },
  }
  const status = order.status === 'failed' || order.status === 'expired' ? order.status : 'pending'
  const { title, text } = words[status]
  const head = (
    <>
      <p className="eyebrow">{offer.title}</p>
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      {status !== 'failed' && (
        <p>
          <a href={`/payment/check?order=${order.orderId}`}>{t('failed.check')}</a>
        </p>
      )}
    </>
  )
  return <PaymentScreen offer={offer} head={head} />
}
