'use client'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ShopSku } from '@/core/commerce/products'
import { useApp } from '@/stores/app'
import { Link } from '../app/Link'

interface Props {
  sku: ShopSku
  signedIn: boolean
  /**
   * Whether the button is less prominent: one of several products on a page, or one that is not worth its price for
   * this reader.
   */
  quiet?: boolean
  children: ReactNode
}

/**
 * Renders a link to the payment page of a shop product, or to the sign-in first. Its page needs a `StoreRestorer`,
 * because a click writes to the app store.
 */
export function BuyLink({ sku, signedIn, quiet = false, children }: Props) {
  const href = signedIn ? `/payment?sku=${sku}` : `/login?next=${encodeURIComponent(`/shop/${sku}`)}`
  return (
    <Button
      component={Link}
      variant={quiet ? 'default' : undefined}
      href={href}
      onClick={() => useApp.getState().setNoGameDetail({ sku })}
    >
      {children}
    </Button>
  )
}
