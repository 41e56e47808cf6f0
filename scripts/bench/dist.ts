import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { MINUTE_MS } from '../../src/core/time'
import { measureFolder } from '../build/measure-folder'
import { CookieClient, newRequestCounts } from '../rehearse/cookie-client'
import { processorSeconds, withDistServer } from './dist-server'

const REQUESTS = 3_000
const AT_ONCE = 16
const BUYERS = 60
/** Paths that visitors request: documents, apps and data, in three languages. */
const PATHS = [
  '/',
  '/tests',
  '/tests/sleep',
  '/tests/sleep/run',
  '/shop',
  '/login',
  '/column',
  '/api/health',
  '/api/pulse',
]
const LANGUAGES = ['cn', 'en', 'es']

/** Measures the start time of the built site, its disk size, and its memory at rest and under load. */
export async function benchDist(): Promise<void> {
  const { bytes, files } = measureFolder('dist')
  const modules = measureFolder('dist/node_modules').bytes
  console.log(`dist: ${megabytes(bytes)} MB in ${files} files, ${megabytes(modules)} of them node_modules`)
  await withDistServer(async ({ origin, pid, startedMs }) => {
    console.log(`healthy after ${startedMs} ms, of which it computed ${processorSeconds(pid).toFixed(2)} s`)
    console.log(`memory: ${memory(pid, 'VmRSS')} MB`)
    const start = Date.now()
    const failed = await load(origin)
    const perSecond = Math.round(REQUESTS / ((Date.now() - start) / 1000))
    console.log(`${REQUESTS} requests, ${AT_ONCE} at once: ${failed} failed, ${perSecond} a second`)
    console.log(`memory: ${memory(pid, 'VmRSS')} MB, at most ${memory(pid, 'VmHWM')} MB`)
    const buyers = await buy(origin)
    console.log(`${buyers} people took a test, ordered, paid and read, ${AT_ONCE} at once`)
    console.log(`memory: ${memory(pid, 'VmRSS')} MB, at most ${memory(pid, 'VmHWM')} MB`)
  })
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

async function load(origin: string): Promise<number> {
  let [next, failed] = [0, 0]
  const one = async () => {
    while (next < REQUESTS) {
      const at = next++
      const path = PATHS[at % PATHS.length]
      const language = LANGUAGES[Math.floor(at / PATHS.length) % LANGUAGES.length]
      const response = await fetch(`${origin}${path}?lang=${language}`).catch(() => null)
      await response?.arrayBuffer()
      if (!response?.ok) failed += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return failed
}

/**
 * Simulates people who take a test, pay in the sandbox and open the report; the worker in the same process stores their
 * mails.
 */
async function buy(origin: string): Promise<number> {
  const { consentVersion } = await import('../../src/features/assessments/consent')
  const { attentiveAnswers, publishedInstrument } = await import('../../src/testing/data/sittings')
  const responses = attentiveAnswers(publishedInstrument('sleep'))
  let [next, done] = [0, 0]
  const one = async () => {
    while (next < BUYERS) {
      const number = next++
      const client = new CookieClient()
      const api = client.api(origin, {}, newRequestCounts(), MINUTE_MS)
      const sittingId = randomBytes(16).toString('base64url')
      const consent = { consentVersion, healthConsent: true, adult: true, normsConsent: false } as const
      await api.tests.start.mutate({ sittingId, slug: 'sleep', ...consent })
      for (let at = 0; at < responses.length; at += 5) {
        await api.tests.save.mutate({ sittingId, responses: responses.slice(at, at + 5) })
      }
      await api.tests.submit.mutate({ sittingId, responses })
      const { orderId, url } = await api.payment.checkout.mutate({
        sittingId,
        email: `reader-${number}@mindglass.example.net`,
        method: 'card',
        country: 'US',
        locale: LANGUAGES[number % LANGUAGES.length] as 'cn' | 'en' | 'es',
        acknowledgements: { delivery: true, withdrawal: true },
        openAccount: false,
      })
      await api.payment.playSandbox.mutate({ session: sessionIn(url), outcome: 'paid' })
      await api.payment.order.query({ orderId })
      await page(client, `${origin}/report/${sittingId}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return done
}

const sessionIn = (url: string): string =>
  new URL(url, 'http://localhost').searchParams.get('session') ?? url.split('/').at(-1) ?? ''

/**
 * Requests a page with the cookies of this client.
 * @throws Error for a response other than 2xx.
 */
async function page(client: CookieClient, url: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie: client.cookieHeader() } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${response.status}`)
}

/** Returns the value of one line of /proc/<pid>/status in megabytes. */
function memory(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes = '0'] = new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
