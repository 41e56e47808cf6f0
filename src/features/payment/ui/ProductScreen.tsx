'use client'
import { Button, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { vipPercent } from '@/core/commerce/discount'
import type { ShopSku } from '@/core/commerce/product'
import { useApp } from '@/stores/app'
import { Link } from '@/ui/app/Link'
import { useTexts } from '@/ui/texts'
import type { ProductOffer, Started } from '../schema'
import { PayForm } from './form/PayForm'
import { Note } from './outcome/Note'
import { PayLayout } from './PayLayout'

/** Each product in one line and a smaller one, as keys of `payment.product.lines`; the shop has the full text. */
const lines = {
  'pack-3': ['three', 'anyTest'],
  'pack-7': ['seven', 'anyTest'],
  vip: ['discount', 'pdf'],
  'gift-pack-3': ['three', 'byCode'],
  'gift-pack-7': ['seven', 'byCode'],
  'gift-vip': ['discount', 'byCode'],
} as const satisfies Record<ShopSku, readonly string[]>

interface Props {
  offer: ProductOffer
  /** Contents of the product; a buyer who tries again has read them. */
  contents?: ReactNode
  /** Address that a gift is for, if it is known already. */
  to?: string
  /** After a payment that did not work: what was filled in, and the heading in place of the usual one. */
  again?: { head: ReactNode; started: Started | null }
}

/** The payment page of a product of the shop. */
export function ProductScreen({ offer, contents, to, again }: Props) {
  const t = useTexts('payment')
  const setNoGameDetail = useApp((app) => app.setNoGameDetail)
  const { owned, sku } = offer
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
  const [what, ...more] = lines[sku].map((line) => t(`product.lines.${line}`, { percent: vipPercent }))
  return (
    <PayLayout head={again?.head ?? <Title order={1}>{t(`product.names.${sku}`)}</Title>}>
      <PayForm
        payable={{ ...offer, sittingId: null, started: again?.started ?? null, keep: '/shop' }}
        name={what ?? ''}
        about={more.join(' · ')}
        to={to}
        again={again !== undefined}
      />
      {contents}
    </PayLayout>
  )
}
