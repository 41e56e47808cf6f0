// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import shop from '@locales/en/shop.json'
import vip from '@locales/en/vip.json'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/app-page'
import type { Catalogue, VipCenter } from '../schema'
import { ShopScreen } from './ShopScreen'
import { VipScreen } from './vip/VipScreen'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const money = { listMinor: 499, amountMinor: 499, currency: 'USD' } as const
const skus = ['report', 'pack-3', 'pack-7', 'vip', 'gift-pack-3', 'gift-pack-7', 'gift-vip'] as const

const catalogue = (member: boolean): Catalogue => ({
  products: skus.map((sku) => ({ sku, ...money, owned: member && sku === 'vip' })),
  signedIn: true,
  member,
  credits: 2,
  freeReports: 3,
  tests: 10,
})

const center = (member: boolean): VipCenter => ({
  signedIn: true,
  since: member ? '2026-11-01T08:00:00.000Z' : null,
  savings: [],
  price: { amountMinor: 499, currency: 'USD' },
  report: money,
  paysFrom: 5,
})

const selling = (): string[] =>
  screen
    .queryAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => new URL(href).pathname + new URL(href).search)
    .filter((path) => /^\/(?:register|payment\?sku=vip)/.test(path))

test.each([
  { member: true, sold: [], title: vip.member.title },
  { member: false, sold: ['/payment?sku=vip'], title: vip.heading },
])('the VIP center sells membership only to non-members (member: $member)', async ({ member, sold, title }) => {
  await renderApp(<VipScreen refundDays={14} week={null} year={null} />, { vip, shop, common }, () => center(member))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect([...new Set(selling())]).toEqual(sold)
  expect(screen.queryByText(vip.once.text) === null).toBe(member)
})

test.each([
  { saved: [], variant: 'default' },
  { saved: [{ amountMinor: 499, currency: 'EUR' }], variant: 'default' },
  { saved: [{ amountMinor: 498, currency: 'USD' }], variant: 'default' },
  { saved: [{ amountMinor: 499, currency: 'USD' }], variant: 'filled' },
] as const)('the VIP button has the variant $variant when VIP would have saved $saved', async ({ saved, variant }) => {
  const page = () => ({ ...center(false), savings: saved })
  await renderApp(<VipScreen refundDays={14} week={null} year={null} />, { vip, shop, common }, page)
  const buttons = screen.getAllByRole('link', { name: vip.buy.action })
  expect(buttons.map(({ dataset }) => dataset.variant ?? 'filled')).toEqual([variant, variant])
})

test.each([
  { member: true, sold: [] },
  { member: false, sold: ['/payment?sku=vip'] },
])('the shop sells VIP only to non-members (member: $member)', async ({ member, sold }) => {
  await renderApp(<ShopScreen refundDays={14} />, { shop, common }, () => catalogue(member))
  expect([...new Set(selling())]).toEqual(sold)
  expect(screen.queryByText(shop.groups.vip.text) === null).toBe(member)
  expect(screen.getByText(/Reports left in your account: 2/)).toBeTruthy()
})
