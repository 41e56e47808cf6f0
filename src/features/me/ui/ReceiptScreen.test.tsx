// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import me from '@locales/en/me.json'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '@/testing/app-page'
import type { Receipt } from '../schema'
import { ReceiptScreen } from './ReceiptScreen'

afterEach(cleanup)

const receipt: Receipt = {
  orderId: 'Qm7xT2bL9vRc4pKd8sWn1A',
  seller: null,
  product: 'Mindglass report',
  status: 'paid',
  currency: 'USD',
  listMinor: 499,
  amountMinor: 499,
  refundedMinor: 0,
  orderedAt: '2026-11-20T21:14:00.000Z',
  paidAt: '2026-11-20T21:15:00.000Z',
  email: 'ana@example.org',
  acknowledged: null,
  refundDays: 14,
  coupon: null,
  papers: [],
}

test.each(['Luz Clara, S.L., Calle Mayor 1', null])(
  'the printed receipt names the seller as configured: %s',
  async (seller) => {
    await renderApp(<ReceiptScreen orderId={receipt.orderId} />, { me, common }, () => ({ ...receipt, seller }))
    await screen.findByText(receipt.orderId)
    const line = screen.queryByText(me.receipt.seller)
    expect(line?.nextElementSibling?.textContent ?? null).toBe(seller)
  },
)
