import { Agent, request } from 'node:http'
import { withSite } from './site'

/** Requests of one page in a round; the rounds alternate between all pages, so that a disturbance meets each of them. */
const PER_ROUND = 40
const ROUNDS = 5

/** The framework's smallest answer: a route without a page. */
const FLOOR = 'framework, smallest answer'
/** Most time that a page kept in memory takes, as a share of the floor. */
const KEPT_GOAL = 0.1

interface Asked {
  path: string
  headers?: Record<string, string>
}

const visitor = { accept: 'text/html', 'accept-language': 'en-US', 'accept-encoding': 'br' }
/** Any cookie but that of the language: the framework renders a page of its own. */
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

/** Prints the time of pages for one client after the other, in ms and as a share of the framework's smallest answer. */
export async function pageTimes(): Promise<void> {
  await withSite(async (origin) => {
    const times = new Map<string, number[]>(Object.keys(measuredPages).map((name) => [name, []]))
    for (const page of Object.values(measuredPages)) await timeOf(origin, page)
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, page] of Object.entries(measuredPages)) {
        for (let n = 0; n < PER_ROUND; n++) times.get(name)?.push(await timeOf(origin, page))
      }
    }
    const middle = (name: string) => times.get(name)?.toSorted((a, b) => a - b)[(ROUNDS * PER_ROUND) / 2] ?? Number.NaN
    const floor = middle(FLOOR)
    const share = (name: string) => middle(name) / floor
    console.table(
      Object.fromEntries(
        Object.keys(measuredPages).map((name) => [
          name,
          { 'ms, middle': middle(name).toFixed(2), 'of the floor': share(name).toFixed(2) },
        ]),
      ),
    )
    const slow = Object.keys(measuredPages).filter((name) => name.startsWith('kept') && share(name) > KEPT_GOAL)
    if (slow.length > 0) console.log(`More than ${KEPT_GOAL} of the floor: ${slow.join(', ')}`)
  })
}
