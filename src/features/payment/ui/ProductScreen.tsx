'use client'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useApp } from '@/stores/app'
import { Link } from '@/ui/app/Link'
import { useTexts } from '@/ui/texts'
import type { ProductOffer } from '../schema'
import { Note } from './Note'
import { PayForm } from './PayForm'
import { PayLayout } from './PayLayout'
import { ProductLetter } from './ProductLetter'

interface Props {
  offer: ProductOffer
  /** Address that a gift is for, if it is known already. */
  to?: string
  /** In place of the usual heading, after a payment that did not work. */
  head?: ReactNode
}

/** The payment page of a product of the shop. */
export function ProductScreen({ offer, to, head }: Props) {
  const t = useTexts('payment')
  const setNoGameDetail = useApp((app) => app.setNoGameDetail)
  const { owned, price, refundDays, sku } = offer
  useEffect(() => setNoGameDetail({ sku }), [setNoGameDetail, sku])

  if (owned) {
    return (
      <Note title={t('product.owned.title')} text={t('product.owned.text')}>
        <Button component={Link} href="/vip">
          {t('product.owned.action')}
        </Button>
      </Note>
    )
  }
  return (
    <PayLayout
      head={
        head ?? (
          <>
            <p className="eyebrow">{t('product.shop')}</p>
            <h1>{t(`product.names.${sku}`)}</h1>
          </>
        )
      }
      letter={<ProductLetter {...{ sku, price, refundDays }} />}
      form={<PayForm payable={{ ...offer, sittingId: null, keep: '/shop' }} to={to} />}
      formFirst={head !== undefined}
    />
  )
}
