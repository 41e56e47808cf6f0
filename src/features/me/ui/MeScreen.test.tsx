// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import me from '@locales/en/me.json'
import settings from '@locales/en/settings.json'
import share from '@locales/en/share.json'
import withdraw from '@locales/en/withdraw.json'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/app-page'
import { router } from '@/testing/navigation'
import type { MyOrders, MyTests, Overview, Tile } from '../schema'
import { AccountScreen } from './AccountScreen'
import { MeScreen } from './MeScreen'
import { ResultsScreen } from './ResultsScreen'

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
  sign: null,
  at: '2026-11-01T08:00:00.000Z',
}
const self: MyTests['tests'][number] = {
  ...sleep,
  sittingId: 'b',
  slug: 'self-worth',
  title: 'Self',
  returnable: false,
  portrait: null,
}
const sleepTile: Tile = {
  slug: 'sleep',
  title: 'Sleep',
  group: 'mood',
  at: sleep.at,
  times: 2,
  portrait: sleep.portrait,
  begun: null,
  doubt: null,
  unread: null,
  payment: null,
  trend: { times: 2, changed: [{ name: 'Tired days', higher: false }], line: [60, 20] },
}
const selfTile: Tile = { ...sleepTile, slug: 'self-worth', title: 'Self', times: 1, portrait: null, trend: null }

/** Data that the simulated server returns. */
let tests: MyTests['tests']
let tiles: Tile[]
let credits: number
let vip: boolean
let email: string
const openable: Overview['openable'] = [{ sittingId: 'c', title: 'Worry', at: '2026-11-02T08:00:00.000Z' }]
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
  tiles = [sleepTile, selfTile]
  history.replaceState(null, '', '/me')
  credits = 1
  vip = false
  email = 'ana@example.org'
  router.push.mockReset()
  unlock.mockReset()
  deleteSitting.mockReset().mockImplementation(async (id) => {
    tests = tests.filter(({ sittingId }) => sittingId !== id)
  })
})

const render = (screen: ReactNode) =>
  renderApp(screen, { me, settings, share, withdraw, common, errors }, (path, input) => {
    const { sittingId, slug } = (input ?? {}) as { sittingId: string; slug?: string }
    switch (path) {
      case 'auth.account':
        return { name: 'Ana', email, mustChangePassword: false, locale: 'en', theme: null }
      case 'me.overview':
        return { credits, vip, openable: credits > 0 ? openable : [] }
      case 'me.wall':
        return { tiles: tiles.filter((tile) => tests.some((one) => one.slug === tile.slug)) }
      case 'me.tests':
        return { tests: tests.filter((one) => slug === undefined || one.slug === slug), older: slug === undefined }
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
const renderWall = () => render(<MeScreen />)
const renderList = (slug?: string) => render(<ResultsScreen page={1} slug={slug} />)
const renderAccount = () => render(<AccountScreen shared={null} />)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const heading = () => screen.getByRole('heading', { level: 1 })
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)
const left = (count: number) => me.open.title.replace('{{count}}', String(count))

/** Presses the button of a test and answers the question that follows. */
async function ask(open: string, title: string, answer: string) {
  fireEvent.click(screen.getByRole('button', { name: `${open} ${title}` }))
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByRole('button', { name: answer }))
}

const tileOf = (title: string) => {
  const tile = screen.getByRole('link', { name: title }).closest('li')
  if (!tile) throw new Error(title)
  return within(tile)
}

describe('the results page', () => {
  test('has the name, the next step, one tile for each test and one link to the account', async () => {
    await renderWall()
    expect(heading().textContent).toBe('Ana')
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(parts).toEqual([left(1), me.tests.title])
    expect(titles()).toEqual(['Sleep', 'Self'])
    expect(screen.getByRole('link', { name: 'Sleep' }).getAttribute('href')).toBe('/me?test=sleep')
    const account = screen.getByRole('link', { name: new RegExp(me.account.lead) })
    expect(account.getAttribute('href')).toBe('/me/account')
    expect(screen.getByRole('link', { name: me.tests.all }).getAttribute('href')).toBe('/me?page=1')
  })

  test('shows an internationalized address as it was typed', async () => {
    email = 'ana@xn--espaa-rta.es'
    await renderWall()
    expect(screen.getByText('ana@españa.es')).toBeTruthy()
  })

  test('draws each portrait with its sentence, and a placeholder for a test without a portrait', async () => {
    await renderWall()
    const drawing = document.querySelector('li svg[viewBox="0 0 400 320"]')
    expect(drawing?.getAttribute('aria-hidden')).toBe('true')
    expect(drawing?.querySelector('path')?.getAttribute('d')).toBe('M0 0l9 9')
    expect(tileOf('Sleep').getByText('You sleep as you live.')).toBeTruthy()
    expect(document.querySelectorAll('[data-empty]')).toHaveLength(1)
  })

  test('shows the number of results and draws the trend only for a repeated test', async () => {
    await renderWall()
    expect(tileOf('Sleep').getByText(me.trend.times.replace('{{count}}', '2'))).toBeTruthy()
    expect(document.querySelectorAll('polyline')).toHaveLength(1)
    // The line ends at the lower end of the drawing.
    const points = document.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? []
    const [first, last] = points.map((point) => Number(point.split(',')[1]))
    expect(first).toBeLessThan(last ?? 0)
  })

  test.each<[string, Partial<Tile>, string, string, string]>([
    [
      'an unfinished test',
      { begun: { at: sleep.at, answered: 3, total: 20 } },
      'Answered: 3 of 20',
      me.tests.action.continue,
      '/tests/sleep/run',
    ],
    [
      'an unclear result',
      { portrait: null, doubt: { sittingId: 'a', sign: 'speed' } },
      me.doubt.signs.speed,
      me.tests.action.retake,
      '/tests/sleep/run?retake=a',
    ],
    [
      'an unclear result without a known reason',
      { portrait: null, doubt: { sittingId: 'a', sign: null } },
      me.doubt.signs.other,
      me.tests.action.retake,
      '/tests/sleep/run?retake=a',
    ],
    [
      'an unclear result after a clear one',
      { doubt: { sittingId: 'a', sign: 'speed' } },
      me.doubt.title,
      me.tests.action.retake,
      '/tests/sleep/run?retake=a',
    ],
    [
      'a payment that was begun',
      { payment: { sittingId: 'a', status: 'pending', action: 'pay' } },
      me.tests.status.pending,
      me.tests.action.pay,
      '/payment?report=a',
    ],
    [
      'a payment under review',
      { payment: { sittingId: 'a', status: 'held', action: 'summary' } },
      me.tests.status.held,
      me.tests.action.summary,
      '/report/a',
    ],
  ])('shows the state and the action for %s', async (_, change, said, action, href) => {
    tiles = [{ ...sleepTile, ...change }, selfTile]
    await renderWall()
    const tile = tileOf('Sleep')
    expect(tile.getByText(said)).toBeTruthy()
    expect(tile.getByRole('link', { name: `${action} Sleep` }).getAttribute('href')).toBe(href)
    expect(tileOf('Self').getAllByRole('link')).toHaveLength(1)
  })

  test('spends a credit and opens the report with one click', async () => {
    await renderWall()
    fireEvent.click(await screen.findByRole('button', { name: me.open.action.replace('{{title}}', 'Worry') }))
    await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/report/c'))
    expect(unlock).toHaveBeenCalledExactlyOnceWith('c')
  })

  test('shows an invitation to a first test while it is empty', async () => {
    tests = []
    credits = 3
    await renderWall()
    expect(screen.getByText(me.next.first.credits.replace('{{count}}', '3'))).toBeTruthy()
    expect(screen.getByText(me.tests.none)).toBeTruthy()
    expect(screen.getByRole('link', { name: me.tests.browse }).getAttribute('href')).toBe('/tests')
    expect(screen.queryByRole('link', { name: me.tests.all })).toBeNull()
  })
})

describe('the dialog of a test', () => {
  const open = async () => {
    await renderWall()
    fireEvent.click(screen.getByRole('link', { name: 'Sleep' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sleep' }, { timeout: 5000 })
    await within(dialog).findByRole('link', { name: `${me.tests.action.read} Sleep` })
    return within(dialog)
  }

  test('shows only the sittings of that test, and adds the test to the URL', async () => {
    const dialog = await open()
    expect(location.search).toBe('?test=sleep')
    expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    expect(dialog.getByText(me.trend.lower.replace('{{name}}', 'Tired days'))).toBeTruthy()
    expect(dialog.getByRole('link', { name: me.trend.open }).getAttribute('href')).toBe('/me/trend/sleep')
  })

  test('closes with Escape, but stays open when Escape closes a confirmation above it', async () => {
    const dialog = await open()
    fireEvent.click(dialog.getByRole('button', { name: `${settings.sitting.open} Sleep` }))
    const question = await screen.findByRole('dialog', { name: settings.sitting.ask })
    fireEvent.keyDown(question, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: settings.sitting.ask })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Sleep' })).toBeTruthy()
    const back = vi.spyOn(history, 'back')
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Sleep' }), { key: 'Escape' })
    expect(back).toHaveBeenCalledOnce()
  })

  test('closes on browser Back and returns the focus to its tile', async () => {
    await open()
    history.replaceState(null, '', '/me')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Sleep'))
  })

  test('stays closed when Ctrl+click opens a new tab', async () => {
    await renderWall()
    fireEvent.click(screen.getByRole('link', { name: 'Sleep' }), { ctrlKey: true })
    expect(location.search).toBe('')
  })
})

describe('the account page', () => {
  test('shows the remaining credits, orders and data, and a link to every further page', async () => {
    await renderAccount()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...[me.orders.title, me.data.title],
    ])
    const ways = [...screen.getByRole('navigation', { name: me.links.label }).querySelectorAll('a')]
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/me/settings', '/me/shop', '/change-password'])
    expect(screen.getByRole('link', { name: me.data.privacy }).getAttribute('href')).toBe('/me/privacy')
    expect(screen.getByRole('link', { name: me.data.export }).getAttribute('href')).toMatch(
      /^\/api\/me\/export\?zone=[\w%+-]+$/,
    )
    expect(screen.getByRole('button', { name: me.signOut })).toBeTruthy()
    expect(screen.getByText(left(1))).toBeTruthy()
    expect(screen.getByRole('button', { name: me.open.action.replace('{{title}}', 'Worry') })).toBeTruthy()
  })

  test.each([true, false])('links to the yearly portrait only for members (membership: %s)', async (member) => {
    vip = member
    await renderAccount()
    expect(screen.queryAllByRole('link', { name: me.left.year })).toHaveLength(member ? 1 : 0)
  })

  test('links an order to its receipt, a retry or the payment, and to a refund when one is possible', async () => {
    await renderAccount()
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
})

describe('the list of results', () => {
  test('names the test and the day of each result, and links to older ones', async () => {
    await renderList()
    expect(titles()).toEqual(['Sleep', 'Self'])
    expect(screen.getByRole('link', { name: me.tests.older }).getAttribute('href')).toBe('/me?page=2')
    expect(screen.getByRole('link', { name: `${me.tests.action.read} Sleep` }).getAttribute('href')).toBe('/report/a')
  })

  test('has only dates as headings when it shows one test', async () => {
    await renderList('sleep')
    expect(heading().textContent).toBe('Sleep')
    expect(titles()).toEqual(['November 1, 2026'])
    expect(screen.getByRole('link', { name: me.trend.open })).toBeTruthy()
  })

  test('states why a result is unclear and offers only the owner a retake', async () => {
    const unclear = { ...self, action: 'summary', retake: true, sign: 'longstring' } as const
    tests = [sleep, unclear, { ...unclear, sittingId: 'c', own: false }]
    await renderList()
    expect(screen.getAllByText(me.doubt.title)).toHaveLength(2)
    expect(screen.getAllByText(me.doubt.signs.longstring)).toHaveLength(2)
    const again = screen.getAllByRole('link', { name: `${me.tests.action.retake} Self` })
    expect(again.map((one) => one.getAttribute('href'))).toEqual(['/tests/self-worth/run?retake=b'])
  })

  test('shows a state only when there is something to do', async () => {
    tests = [sleep, { ...self, status: 'held', action: 'summary' }]
    await renderList()
    expect([...document.querySelectorAll('[data-tone]')].map(({ textContent }) => textContent)).toEqual([
      me.tests.status.held,
    ])
  })

  test.each([
    { member: false, files: 0 },
    { member: true, files: 2 },
  ])('links to the files of $files reports (membership: $member)', async ({ member, files }) => {
    vip = member
    await renderList()
    expect(screen.queryAllByText(me.tests.keep)).toHaveLength(files)
  })

  test('asks for confirmation before it deletes a test, with the focus on the cancel button', async () => {
    await renderList()
    const { open, ask: question, no } = settings.sitting
    fireEvent.click(screen.getByRole('button', { name: `${open} Sleep` }))
    expect((await screen.findByRole('dialog', { name: question })).getAttribute('aria-modal')).toBe('true')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(no))
    fireEvent.click(screen.getByRole('button', { name: no }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe(`${open} Sleep`))
    expect(deleteSitting).not.toHaveBeenCalled()
  })

  test('removes a deleted test at once, and moves the focus to the heading of the list', async () => {
    await renderList()
    deleteSitting.mockReturnValue(new Promise(() => {}))
    await ask(settings.sitting.open, 'Sleep', settings.sitting.yes)
    await waitFor(() => expect(titles()).toEqual(['Self']))
    expect(document.activeElement).toBe(heading())
  })

  test('shows a test again, with an error message, when it could not be deleted', async () => {
    await renderList()
    deleteSitting.mockRejectedValue(new TypeError('Failed to fetch'))
    await ask(settings.sitting.open, 'Sleep', settings.sitting.yes)
    expect((await screen.findByRole('alert')).textContent).toBe(common.error.offline)
    expect(titles()).toEqual(['Sleep', 'Self'])
  })

  test('gives the credit back without a page reload when a report is returned', async () => {
    await renderList()
    await ask(settings.giveBack.open, 'Sleep', settings.giveBack.yes)
    await waitFor(() => expect(screen.queryByRole('button', { name: `${settings.giveBack.open} Sleep` })).toBeNull())
    expect(credits).toBe(2)
    expect(document.activeElement).toBe(heading())
  })
})
