// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import me from '@locales/en/me.json'
import settings from '@locales/en/settings.json'
import withdraw from '@locales/en/withdraw.json'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/app-page'
import { router } from '@/testing/navigation'
import type { MyOrders, MyTests, Overview } from '../schema'
import { MeScreen } from './MeScreen'

const sleep: MyTests['tests'][number] = {
  sittingId: 'a',
  slug: 'sleep',
  title: 'Sleep',
  status: 'completed',
  action: 'read',
  own: true,
  returnable: true,
  portrait: { drawing: [{ role: 'line', d: 'M0 0l9 9' }], sentence: 'You sleep as you live.' },
  retake: false,
  at: '2026-11-01T08:00:00.000Z',
}
const self: MyTests['tests'][number] = { ...sleep, sittingId: 'b', title: 'Self', returnable: false, portrait: null }

/** Data on the server. */
let tests: MyTests['tests']
let credits: number
let vip: boolean
let email: string
const openable: Overview['openable'] = [{ sittingId: 'c', title: 'Worry', at: '2026-11-02T08:00:00.000Z' }]
const trends: Overview['trends'] = [
  { slug: 'sleep', title: 'Sleep', times: 2, changed: [{ name: 'Tired days', higher: false }] },
  { slug: 'self-worth', title: 'Self', times: 3, changed: [] },
  { slug: 'low-mood', title: 'Low mood', times: 2, changed: null },
]
const order: MyOrders[number] = {
  orderId: 'o1',
  product: 'Mindglass report',
  test: 'Sleep',
  retry: null,
  status: 'paid',
  amountMinor: 499,
  currency: 'USD',
  at: '2026-11-01T08:00:00.000Z',
}
const orders: MyOrders = [
  order,
  { ...order, orderId: 'o2', product: 'Pack', test: null, status: 'failed', retry: '/payment?sku=pack-3' },
  { ...order, orderId: 'o3', product: 'VIP', test: null, status: 'expired' },
  { ...order, orderId: 'o4', status: 'pending', retry: '/payment?report=a' },
]
const right = {
  rule: 'report',
  until: '2026-12-04T12:00:00.000Z',
  amountMinor: 499,
  currency: 'USD',
  unused: null,
  byLaw: false,
}
const unlock = vi.fn<(id: string) => void>()
const deleteSitting = vi.fn<(id: string) => Promise<void>>()

beforeEach(async () => {
  tests = [sleep, self]
  credits = 1
  vip = false
  email = 'ana@example.org'
  router.push.mockReset()
  unlock.mockReset()
  deleteSitting.mockReset().mockImplementation(async (id) => {
    tests = tests.filter(({ sittingId }) => sittingId !== id)
  })
})

const render = () =>
  renderApp(<MeScreen page={1} shared={null} />, { me, settings, withdraw, common, errors }, (path, input) => {
    const { sittingId } = (input ?? {}) as { sittingId: string }
    switch (path) {
      case 'auth.account':
        return { name: 'Ana', email, mustChangePassword: false, locale: 'en', theme: null }
      case 'me.overview':
        return { credits, vip, openable: credits > 0 ? openable : [], trends }
      case 'me.tests':
        return { tests, older: true }
      case 'me.orders':
        return orders
      case 'payment.refundRights':
        return [{ orderId: 'o1', right, made: null }]
      case 'report.unlock':
        unlock(sittingId)
        credits -= 1
        return { credits }
      case 'report.giveBack':
        credits += 1
        tests = [{ ...sleep, returnable: false }, self]
        return { left: credits }
      case 'me.deleteSitting':
        return deleteSitting(sittingId)
      default:
        throw new Error(path)
    }
  })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const heading = () => screen.getByRole('heading', { name: me.tests.title })
const titles = () => [...(heading().parentElement?.querySelectorAll('h3') ?? [])].map((one) => one.textContent)
const left = (count: number) => me.open.title.replace('{{count}}', String(count))

/** Presses the button of a test and answers the question that follows. */
async function ask(open: string, title: string, answer: string) {
  fireEvent.click(screen.getByRole('button', { name: `${open} ${title}` }))
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByRole('button', { name: answer }))
}

test('the account page shows the name, then results, trends, orders and data in this order', async () => {
  await render()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...[me.tests.title, me.trend.title, me.orders.title, me.data.title],
  ])
  expect(screen.getByRole('navigation', { name: me.links.label }).querySelectorAll('a')).toHaveLength(2)
  expect(screen.getByRole('link', { name: me.tests.older }).getAttribute('href')).toBe('/me?page=2')
  expect(screen.getByRole('link', { name: `${me.tests.action.read} Sleep` }).getAttribute('href')).toBe('/report/a')
  expect(screen.getByRole('link', { name: me.data.export }).getAttribute('href')).toMatch(
    /^\/api\/me\/export\?zone=[\w%+-]+$/,
  )
})

test('the account page shows an internationalized address as it was typed', async () => {
  email = 'ana@xn--espaa-rta.es'
  await render()
  expect(screen.getByText(me.account.replace('{{email}}', 'ana@españa.es'))).toBeTruthy()
})

test('the list of tests advises a retake only for a result whose answers call for it', async () => {
  tests = [sleep, { ...self, action: 'summary', retake: true }]
  await render()
  expect(screen.getAllByText(me.tests.retake)).toHaveLength(1)
})

test('the account page lists a result that a credit can open and opens it with one press', async () => {
  await render()
  expect(screen.getByText(left(1))).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: me.open.action.replace('{{title}}', 'Worry') }))
  await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/report/c'))
  expect(unlock).toHaveBeenCalledExactlyOnceWith('c')
})

test('a repeated test shows the part that changed, or that no part changed', async () => {
  await render()
  expect(screen.getByText(me.trend.lower.replace('{{name}}', 'Tired days'))).toBeTruthy()
  expect(screen.getAllByText(me.trend.stayed)).toHaveLength(1)
  expect(screen.getAllByText(me.trend.times.replace('{{count}}', '2'))).toHaveLength(2)
})

test('an order links to its receipt, a retry or the payment, and to a possible refund', async () => {
  await render()
  expect(screen.getAllByText('Mindglass report · Sleep')).toHaveLength(2)
  const receipts = screen.getAllByRole('link', { name: new RegExp(me.receipt.open) })
  expect(receipts.map((one) => one.getAttribute('href'))).toEqual(['/me/orders/o1'])
  const retry = screen.getAllByRole('link', { name: new RegExp(me.orders.retry) })
  expect(retry.map((one) => one.getAttribute('href'))).toEqual(['/payment?sku=pack-3'])
  const back = screen.getAllByRole('link', { name: new RegExp(withdraw.open.asked) })
  expect(back.map((one) => one.getAttribute('href'))).toEqual(['/withdraw?order=o1'])
  const pay = screen.getByRole('link', { name: new RegExp(me.tests.action.pay) })
  expect(pay.getAttribute('href')).toBe('/payment?report=a')
})

test.each([
  { member: false, files: 0 },
  { member: true, files: 2 },
])('the account page with membership $member links to the files of $files reports', async ({ member, files }) => {
  vip = member
  await render()
  expect(screen.queryAllByText(me.tests.keep)).toHaveLength(files)
  expect(screen.queryAllByRole('link', { name: me.left.year })).toHaveLength(member ? 1 : 0)
})

test('a result shows a drawing and a sentence only when it has a portrait', async () => {
  await render()
  const drawings = document.querySelectorAll('li svg[viewBox="0 0 400 320"]')
  expect(drawings).toHaveLength(1)
  expect(drawings[0]?.getAttribute('aria-hidden')).toBe('true')
  expect(drawings[0]?.querySelector('path')?.getAttribute('d')).toBe('M0 0l9 9')
  expect(screen.getByText('You sleep as you live.')).toBeTruthy()
})

test('deleting a test asks for confirmation with the focus on keeping it', async () => {
  await render()
  const { open, ask: question, no } = settings.sitting
  fireEvent.click(screen.getByRole('button', { name: `${open} Sleep` }))
  expect((await screen.findByRole('dialog', { name: question })).getAttribute('aria-modal')).toBe('true')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(no))
  fireEvent.click(screen.getByRole('button', { name: no }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe(`${open} Sleep`))
  expect(deleteSitting).not.toHaveBeenCalled()
})

test('a deleted test disappears at once, and the focus moves to the heading of the list', async () => {
  await render()
  deleteSitting.mockReturnValue(new Promise(() => {}))
  await ask(settings.sitting.open, 'Sleep', settings.sitting.yes)
  await waitFor(() => expect(titles()).toEqual(['Self']))
  expect(document.activeElement).toBe(heading())
})

test('a test that could not be deleted reappears with an error message', async () => {
  await render()
  deleteSitting.mockRejectedValue(new TypeError('Failed to fetch'))
  await ask(settings.sitting.open, 'Sleep', settings.sitting.yes)
  expect((await screen.findByRole('alert')).textContent).toBe(common.error.offline)
  expect(titles()).toEqual(['Sleep', 'Self'])
})

test('a report given back raises the number of credits without a page reload', async () => {
  await render()
  await ask(settings.giveBack.open, 'Sleep', settings.giveBack.yes)
  expect(await screen.findByText(left(2))).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: `${settings.giveBack.open} Sleep` })).toBeNull())
  expect(document.activeElement).toBe(heading())
})
