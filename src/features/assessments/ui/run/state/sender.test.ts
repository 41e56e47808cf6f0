import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from '../../../schema'
import { createSender, waitMs } from './sender'

const answer = (item: string): Answer => ({ item, value: 1, ms: 1000, at: 1 })

/** Creates a sender for a plain list of answers, and a network that the test controls. */
function setUp({ refuses = false } = {}) {
  const open: Answer[] = []
  const requests: string[][] = []
  const states: boolean[] = []
  let reply: () => Promise<unknown> = () => Promise.resolve()
  const sender = createSender({
    pending: () => [...open],
    send: (answers) => {
      requests.push(answers.map(({ item }) => item))
      return reply()
    },
    sent: (answers) => {
      for (const one of answers) open.splice(open.indexOf(one), 1)
    },
    refused: () => refuses,
    troubled: (troubled) => states.push(troubled),
  })
  const give = (...items: string[]) => {
    open.push(...items.map(answer))
    sender.poke()
  }
  return { sender, open, requests, states, give, network: (next: typeof reply) => (reply = next) }
}

const down = () => Promise.reject(new Error('offline'))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createSender', () => {
  test('combines answers given in quick succession into one request', async () => {
    const { give, requests, open } = setUp()
    give('q01')
    give('q02')
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toEqual([['q01', 'q02']])
    expect(open).toEqual([])
  })

  test('sends one request at a time and queues later answers for the next one', async () => {
    const { give, requests, network } = setUp()
    let done: () => void = () => {}
    network(() => new Promise<void>((resolve) => (done = resolve)))
    give('q01')
    await vi.advanceTimersByTimeAsync(1000)
    give('q02')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(requests).toEqual([['q01']])
    done()
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toEqual([['q01'], ['q02']])
  })

  test('retries with growing delays after failures without losing an answer', async () => {
    const { give, requests, states, open, network } = setUp()
    network(down)
    give('q01')
    await vi.advanceTimersByTimeAsync(30_000)
    const tries = requests.length
    expect(tries).toBeGreaterThan(3)
    expect(tries).toBeLessThan(8)
    expect(states.at(-1)).toBe(true)
    network(() => Promise.resolve())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(open).toEqual([])
    expect(states.at(-1)).toBe(false)
  })

  test('retries at once when the connection comes back', async () => {
    const { give, sender, open, network } = setUp()
    network(down)
    give('q01')
    await vi.advanceTimersByTimeAsync(20_000)
    network(() => Promise.resolve())
    sender.retryNow()
    await vi.advanceTimersByTimeAsync(0)
    expect(open).toEqual([])
  })

  test('stops permanently after an error that a retry cannot fix', async () => {
    const { give, sender, requests, states, network } = setUp({ refuses: true })
    network(down)
    give('q01')
    await vi.advanceTimersByTimeAsync(120_000)
    sender.retryNow()
    give('q02')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(requests).toHaveLength(1)
    expect(states).toEqual([false])
  })

  test('sends at most a hundred answers per request', async () => {
    const { give, requests } = setUp()
    give(...Array.from({ length: 250 }, (_, i) => `q${i}`))
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests.map(({ length }) => length)).toEqual([100, 100, 50])
  })

  test('finishes the running request on hold() and then sends nothing until release()', async () => {
    const { give, sender, requests, network } = setUp()
    let arrive = () => {}
    const onItsWay = new Promise<void>((done) => {
      arrive = done
    })
    network(() => onItsWay)
    give('q01')
    await vi.advanceTimersByTimeAsync(1000)
    let quiet = false
    void sender.hold().then(() => {
      quiet = true
    })
    give('q02')
    sender.retryNow()
    await vi.advanceTimersByTimeAsync(60_000)
    expect({ quiet, sent: requests.length }).toEqual({ quiet: false, sent: 1 })
    arrive()
    await vi.advanceTimersByTimeAsync(60_000)
    expect({ quiet, sent: requests.length }).toEqual({ quiet: true, sent: 1 })
    sender.release()
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toHaveLength(2)
  })

  test('sends nothing after stop()', async () => {
    const { give, sender, requests } = setUp()
    give('q01')
    sender.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(requests).toEqual([])
  })
})

test.each([
  { failures: 1, random: 0, ms: 1000 },
  { failures: 3, random: 0, ms: 4000 },
  { failures: 3, random: 1, ms: 3000 },
  { failures: 20, random: 0, ms: 60_000 },
])('the sender waits $ms ms after $failures failures with the random number $random', ({ failures, random, ms }) => {
  expect(waitMs(failures, random)).toBe(ms)
})
