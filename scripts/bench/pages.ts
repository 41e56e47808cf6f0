import { Agent, request } from 'node:http'
import { processorSeconds, withDistServer } from './dist-server'

/**
 * Number of requests of one page in a round. Rounds alternate between all pages, so that other load slows each of them.
 */
const PER_ROUND = 40
const ROUNDS = 5

/** The framework's smallest answer: a route without a page. */
const FLOOR = 'framework, smallest answer'
/** Maximum processor time of a page kept in memory, as a share of the floor. */
const KEPT_GOAL = 0.1

interface Asked {
  path: string
  headers?: Record<string, string>
}

const visitor = { accept: 'text/html', 'accept-language': 'en-US', 'accept-encoding': 'br' }
/** Visitor with a cookie other than that of the language: the framework renders each page for this visitor alone. */
const known = { ...visitor, cookie: 'known=x' }

/** Pages whose time is measured, by name. */
export const measuredPages: Readonly<Record<string, Asked>> = {
  [FLOOR]: { path: '/api/pulse' },
  'health, in front': { path: '/api/health' },
  'document /': { path: '/?lang=en', headers: visitor },
  'document /tests/sleep': { path: '/tests/sleep?lang=en', headers: visitor },
  ...Object.fromEntries(
    ['/login', '/register', '/shop', '/vip', '/search'].flatMap((path) => [
      [`kept ${path}`, { path: `${path}?lang=en`, headers: visitor }],
      [`rendered ${path}`, { path: `${path}?lang=en`, headers: known }],
    ]),
  ),
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Returns the time of one request in ms, from the first byte sent to the last received. */
export const timeOf = (origin: string, { path, headers = {} }: Asked): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const sent = request(`${origin}${path}`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answers ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now() - started))
    })
    sent.on('error', reject).end()
  })

interface Measured {
  /** Time of each request in ms, as a client sees it. */
  times: number[]
  /** Processor time of the server for all of them, in ms. */
  processor: number
}

/**
 * Prints, for one client after the other, the time of each page and the processor time that the server spends on it, in
 * ms, and the latter as a share of the framework's smallest answer. A client's own work is a third of a millisecond.
 */
export async function benchPages(): Promise<void> {
  await withDistServer(async ({ origin, pid }) => {
    const measured = new Map<string, Measured>(
      Object.keys(measuredPages).map((name) => [name, { times: [], processor: 0 }]),
    )
    for (const page of Object.values(measuredPages)) await timeOf(origin, page)
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, page] of Object.entries(measuredPages)) {
        const one = measured.get(name)
        const before = processorSeconds(pid)
        for (let n = 0; n < PER_ROUND; n++) one?.times.push(await timeOf(origin, page))
        if (one) one.processor += (processorSeconds(pid) - before) * 1000
      }
    }
    const middle = (name: string) =>
      measured.get(name)?.times.toSorted((a, b) => a - b)[(ROUNDS * PER_ROUND) / 2] ?? Number.NaN
    const processor = (name: string) => (measured.get(name)?.processor ?? Number.NaN) / (ROUNDS * PER_ROUND)
    const share = (name: string) => processor(name) / processor(FLOOR)
    console.table(
      Object.fromEntries(
        Object.keys(measuredPages).map((name) => [
          name,
          {
            'ms, middle': middle(name).toFixed(2),
            'processor ms': processor(name).toFixed(2),
            'of the floor': share(name).toFixed(2),
          },
        ]),
      ),
    )
    const slow = Object.keys(measuredPages).filter((name) => name.startsWith('kept') && share(name) > KEPT_GOAL)
    if (slow.length > 0) console.log(`More than ${KEPT_GOAL} of the floor: ${slow.join(', ')}`)
  })
}
