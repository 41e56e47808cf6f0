import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { consentVersion } from '../../src/features/assessments/consent'
import { attentiveAnswers, publishedInstrument } from '../../src/testing/data/sittings'
import { CookieClient, type RequestCounts } from './cookie-client'

/** Data that the site acknowledged and must not lose. */
export interface AcknowledgedData {
  /** Accepted values by sitting and item. */
  answers: Map<string, Map<string, number | null>>
  finished: Set<string>
  /** Email address of the order's mail, by order. */
  paid: Map<string, string>
  /** Secret values that visitors sent or received; no log may contain them. */
  told: Set<string>
}

const TRIES = 60
const answers = attentiveAnswers(publishedInstrument('sleep'))

/**
 * Simulates one person who answers a test item by item, finishes it and buys the report; failed requests are repeated.
 */
export async function visit(
  origin: string,
  /** Addresses of instances without the proxy, because the payment sandbox accepts only local requests. */
  instances: readonly string[],
  promised: AcknowledgedData,
  tally: RequestCounts,
  isOver: () => boolean,
): Promise<void> {
  const client = new CookieClient()
  const address = `10.${Array.from({ length: 3 }, () => randomBytes(1)[0]).join('.')}`
  const api = client.api(origin, { 'x-visitor': address }, tally)

  const sittingId = randomBytes(16).toString('base64url')
  const email = `reader-${randomBytes(6).toString('hex')}@mindglass.example.net`
  for (const text of [address, sittingId, email]) promised.told.add(text)
  const consent = { consentVersion, healthConsent: true, adult: true, normsConsent: false } as const
  await again(() => api.tests.start.mutate({ sittingId, slug: 'sleep', ...consent }))
  const taken = new Map<string, number | null>()
  promised.answers.set(sittingId, taken)
  for (const answer of answers.slice(0, 6)) {
    await again(() => api.tests.save.mutate({ sittingId, responses: [answer] }))
    taken.set(answer.item, answer.value)
    if (isOver()) return
  }
  await again(() => api.tests.submit.mutate({ sittingId, responses: answers }))
  promised.finished.add(sittingId)
  for (const cookie of client.cookies()) promised.told.add(cookie)
  const acknowledgements = { delivery: true, withdrawal: true } as const
  const choice = { sittingId, email, method: 'card', country: 'US', locale: 'en', acknowledgements } as const
  const { orderId, url } = await again(() => api.payment.checkout.mutate(choice))
  const session = new URL(url, origin).searchParams.get('session') ?? ''
  let at = 0
  await again(() => {
    const base = instances[at++ % instances.length] ?? ''
    // Not tallied: an instance that is down cannot respond, and only the rehearsal sends this request.
    return client.api(base).payment.playSandbox.mutate({ session, outcome: 'paid' })
  })
  const { status } = await again(() => api.payment.check.mutate({ orderId }))
  if (status === 'paid') promised.paid.set(orderId, email)
}

/** Repeats a failed request like the pages do; every request is safe to repeat. */
async function again<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (tries === TRIES) throw error
      await sleep(250)
    }
  }
}
