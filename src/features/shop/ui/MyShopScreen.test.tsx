// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import me from '@locales/en/me.json'
import shop from '@locales/en/shop.json'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { renderApp } from '@/testing/app-page'
import { router } from '@/testing/navigation'
import { MyShopScreen } from './MyShopScreen'

const redeem = vi.fn<(code: string) => unknown>()
let credits: number

/** Renders the page as the server does; `router.refresh()` renders it again. */
function Page() {
  const [left, setLeft] = useState(credits)
  router.refresh.mockImplementation(() => setLeft(credits))
  const none = { creditsOwed: 0, vipSince: null, purchases: [], received: [], ledger: { entries: [], older: false } }
  return <MyShopScreen account={{ credits: left, ...none }} refunds={[]} code="ABCD" page={1} />
}

beforeEach(async () => {
  credits = 3
  redeem.mockReset().mockImplementation(() => {
    credits += 10
    return { sku: 'pack-10', reports: 10 }
  })
  history.replaceState(null, '', '/me/shop?gift=ABCD')
  await renderApp(<Page />, { shop, me, common, errors }, (path, input) => {
    if (path === 'shop.redeem') return redeem((input as { code: string }).code)
    throw new Error(path)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = () => screen.getByLabelText<HTMLInputElement>(shop.mine.redeem.label)
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: shop.mine.redeem.submit })))

test('a gift link fills in the code, and redeeming it clears the field and adds the reports', async () => {
  expect(field().value).toBe('ABCD')
  expect(redeem).not.toHaveBeenCalled()
  await press()
  expect(await screen.findByText('Done. Full reports added to your account: 10.')).toBeTruthy()
  expect(redeem).toHaveBeenCalledExactlyOnceWith('ABCD')
  await waitFor(() => expect(screen.getByText(shop.mine.left).textContent).toContain('13'))
  expect(field().value).toBe('')
  expect(location.search).toBe('')
})

test.each([
  { typed: '  ', refusal: null, expected: errors.GIFT_UNKNOWN },
  { typed: 'WXYZ', refusal: new DomainError('GIFT_REDEEMED'), expected: errors.GIFT_REDEEMED },
  // The error does not say that nothing is left to buy, because the code still works for another account.
  { typed: 'WXYZ', refusal: new DomainError('ALREADY_VIP'), expected: shop.mine.redeem.alreadyVip },
])('redeeming the code "$typed" shows the error $expected', async ({ typed, refusal, expected }) => {
  if (refusal)
    redeem.mockImplementation(() => {
      throw refusal
    })
  fireEvent.change(field(), { target: { value: typed } })
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(expected)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field()))
})
