'use client'
import { Anchor, Text, Title } from '@mantine/core'
import { failedTitleKey } from '@/core/commerce/payment-method'
import { Link } from '@/ui/app/Link'
import { useTexts } from '@/ui/texts'
import type { Offer, OrderView, ProductOffer } from '../../schema'
import { PaymentScreen } from '../PaymentScreen'
import { ProductScreen } from '../ProductScreen'

interface Props {
  order: OrderView
  /** Offer of the failed order: a report, or a product of the shop. */
  offer: Offer | ProductOffer
}

/** Renders the page after a failed payment: the reason, and the form again with the entered values. */
export function FailedScreen({ order, offer }: Props) {
  if ('sku' in offer) {
    return (
      <ProductScreen offer={offer} again={{ head: <FailedHead order={order} product />, started: order.started }} />
    )
  }
  return <PaymentScreen offer={{ ...offer, started: order.started }} head={<FailedHead order={order} />} />
}

interface HeadProps {
  order: OrderView
  product?: boolean
}

function FailedHead({ order, product = false }: HeadProps) {
  const t = useTexts('payment')
  const texts = {
    failed: t('failed.text'),
    expired: t('failed.expired'),
    pending: t(product ? 'failed.openProduct' : 'failed.open'),
  }
  const status = order.status === 'failed' || order.status === 'expired' ? order.status : 'pending'
  return (
    <>
      <Title order={1}>{t(failedTitleKey(status))}</Title>
      <Text>{texts[status]}</Text>
      {status !== 'failed' && (
        <Text>
          <Anchor component={Link} className="alone" href={`/payment/check?order=${order.orderId}`}>
            {t('failed.check')}
          </Anchor>
        </Text>
      )}
    </>
  )
}
