// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { renderApp } from '@/testing/app-page'
import { queryClient } from '@/trpc/query-client'
import type { OrderView } from '../../schema'
import { useOrderCheck } from './use-order-check'

const order: OrderView = {
  orderId: 'order-of-22-characters',
  sku: 'report',
  status: 'pending',
  sittingId: 'a',
  unlocked: false,
  mail: null,
  email: 'jose@example.org',
  correctable: false,
  started: null,
  byLaw: false,
  invoices: [],
}

function Waiting() {
  const { order: seen, wait, failed, foreign } = useOrderCheck(order.orderId)
  return <p role="status">{[seen?.status, wait, failed && 'failed', foreign && 'foreign'].filter(Boolean).join(' ')}</p>
}

/** Times of the requests to the server, in seconds since the page was opened. */
let looks: number[] = []
/** Answer of the server to each check. */
let answer: () => OrderView

beforeEach(() => {
  vi.useFakeTimers()
  looks = []
  answer = () => order
})
afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function wait(): Promise<void> {
  const opened = Date.now()
  await renderApp(<Waiting />, {}, () => {
    looks.push(Math.round((Date.now() - opened) / 1000))
    return answer()
  })
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const textOf = () => screen.getByRole('status').textContent
const gaps = () => looks.slice(1).map((at, look) => at - (looks[look] ?? 0))

test('useOrderCheck polls every second, then every 2, 8 and 30 seconds while the order is pending', async () => {
  await wait()
  await pass(300)
  const [short, long, rare] = [gaps().slice(0, 4), gaps().slice(4, 19), gaps().slice(19, 29)]
  expect(short).toEqual([1, 1, 1, 1])
  expect(long).toEqual(Array(15).fill(2))
  expect(rare).toEqual(Array(10).fill(8))
  expect(gaps().slice(29)).toEqual(Array(gaps().length - 29).fill(30))
  expect(gaps().length).toBeGreaterThan(31)
})

test.each([3, 8, 20, 30])(
  'useOrderCheck reports a payment made after %i seconds within 2 seconds, and stops polling',
  async (arrives) => {
    const opened = Date.now()
    answer = () => ({ ...order, status: Date.now() - opened < arrives * 1000 ? 'pending' : 'paid' })
    await wait()
    await pass(arrives - 1)
    expect(textOf()).toContain('pending')
    await pass(3)
    expect(textOf()).toContain('paid')
    const asked = looks.length
    await pass(120)
    expect(looks).toHaveLength(asked)
  },
)

test('useOrderCheck returns “slow” after 15 seconds and “long” after a minute', async () => {
  await wait()
  await pass(14)
  expect(textOf()).toBe('pending short')
  await pass(2)
  expect(textOf()).toBe('pending slow')
  await pass(45)
  expect(textOf()).toBe('pending long')
})

test('useOrderCheck reports a failure only after two failed requests in a row, and keeps polling', async () => {
  await wait()
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await pass(1)
  expect(textOf()).toBe('pending short')
  await pass(2)
  expect(textOf()).toBe('pending short failed')
  answer = () => ({ ...order, status: 'paid' })
  await pass(3)
  expect(textOf()).toBe('paid short')
})

test('useOrderCheck returns “foreign” for an order of another browser, and stops polling', async () => {
  answer = () => {
    throw new DomainError('NOT_FOUND')
  }
  await wait()
  await pass(60)
  expect(textOf()).toContain('foreign')
  expect(looks).toHaveLength(1)
})
