'use client'
import { Button, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { capitalise, productParams, textKeyOf } from '@/core/commerce/product-texts'
import { useApp } from '@/stores/app'
import { Link } from '@/ui/app/Link'
import { ProductMotif } from '@/ui/motifs/ProductMotif'
import { useLocale, useTexts } from '@/ui/texts'
import type { ProductOffer, UnfinishedPurchase } from '../schema'
import { PayForm } from './form/PayForm'
import { FullPageMessage } from './outcome/FullPageMessage'
import { PayLayout } from './PayLayout'

/** Main and smaller line of each product, as keys of `payment.product.lines`; the shop has the full text. */
const lines = {
  pack: ['reports', 'anyTest'],
  vip: ['discount', 'pdf'],
  'gift-pack': ['reports', 'byCode'],
  'gift-vip': ['discount', 'byCode'],
} as const

interface Props {
  offer: ProductOffer
  /** Contents of the product; absent on another try, because the buyer has read them. */
  contents?: ReactNode
  /** Address that a gift is for, if it is known already. */
  to?: string
  /** Values entered before a failed payment, and the heading that replaces the usual one. */
  again?: { head: ReactNode; started: UnfinishedPurchase | null }
}

/** Renders the payment page of a product of the shop. */
export function ProductScreen({ offer, contents, to, again }: Props) {
  const t = useTexts('payment')
  const locale = useLocale()
  const setNoGameDetail = useApp((app) => app.setNoGameDetail)
  const { owned, sku } = offer
  useEffect(() => setNoGameDetail({ sku }), [setNoGameDetail, sku])

  if (owned) {
    return (
      <FullPageMessage title={t('product.owned.title')} text={t('product.owned.text')}>
        <Button component={Link} href="/vip">
          {t('product.owned.action')}
        </Button>
      </FullPageMessage>
    )
  }
  const key = textKeyOf(sku)
  const params = productParams(sku, locale)
  const [what, ...more] = lines[key].map((line) => capitalise(t(`product.lines.${line}`, params)))
  return (
    <PayLayout head={again?.head ?? <Title order={1}>{t(`product.names.${key}`, params)}</Title>}>
      <PayForm
        payable={{ ...offer, sittingId: null, started: again?.started ?? null, exitPath: '/shop' }}
        name={what ?? ''}
        picture={<ProductMotif sku={sku} />}
        about={more.join(' · ')}
        to={to}
        again={again !== undefined}
      />
      {contents}
    </PayLayout>
  )
}
