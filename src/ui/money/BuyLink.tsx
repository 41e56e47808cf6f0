'use client'
import type { ReactNode } from 'react'
import type { ShopSku } from '@/core/commerce/product'
import { useApp } from '@/stores/app'

interface Props {
  sku: ShopSku
  signedIn: boolean
  className: string
  children: ReactNode
}

/** Sets out to buy a product of the shop: to its payment page, or first to sign in. The page restores the store. */
export function BuyLink({ sku, signedIn, className, children }: Props) {
  const href = signedIn ? `/payment?sku=${sku}` : `/login?next=${encodeURIComponent(`/shop/${sku}`)}`
  return (
    <a className={className} href={href} onClick={() => useApp.getState().setNoGameDetail({ sku })}>
      {children}
    </a>
  )
}
