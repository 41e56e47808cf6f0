import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTRPCClient, httpLink } from '@trpc/client'
import { consentVersion } from '../../src/features/assessments/consent'
import { attentiveAnswers, publishedInstrument } from '../../src/testing/sittings'
import type { AppRouter } from '../../src/trpc/root'

/** What the site said yes to; none of it may be gone afterwards. */
export interface Promised {
  /** By sitting and item: the value that was taken. */
  answers: Map<string, Map<string, number | null>>
  finished: Set<string>
  /** By order: the address that its mail goes to. */
  paid: Map<string, string>
}

export interface Tally {
  asked: number
  /** By what was seen: a status, or that the connection was cut. */
  failed: Map<string, number>
}

const TRIES = 60
const answers = attentiveAnswers(publishedInstrument('sleep'))

/** One person who answers a test item by item, finishes it and buys the report; a failed request is made again. */
export async function visit(
  origin: string,
  /** Instances, asked without a proxy between: the payment sandbox answers this machine alone. */
  instances: readonly string[],
  promised: Promised,
  tally: Tally,
  isOver: () => boolean,
): Promise<void> {
  const cookies = new Map<string, string>()
  const address = Array.from({ length: 3 }, () => randomBytes(1)[0]).join('.')
  const client = (base: string, headers: Record<string, string>, seen = tally) =>
    createTRPCClient<AppRouter>({
      links: [
        httpLink({
          url: `${base}/api/trpc`,
          headers,
          fetch: async (input, init) => {
            seen.asked += 1
            const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
            const response = await fetch(String(input), {
              method: init?.method,
              body: init?.body as string | undefined,
              headers: { ...(init?.headers as Record<string, string>), cookie },
              signal: AbortSignal.timeout(15_000),
            }).catch((error) => {
              count(seen, 'cut')
              throw error
            })
            if (response.status >= 500) count(seen, String(response.status))
            for (const line of response.headers.getSetCookie()) {
              const [pair = ''] = line.split(';')
              cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
            }
            return response
          },
        }),
      ],
    })
  const api = client(origin, { 'x-visitor': `10.${address}` })

  const sittingId = randomBytes(16).toString('base64url')
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
  const email = `reader-${randomBytes(6).toString('hex')}@mindglass.example.net`
  const acknowledgements = { delivery: true, withdrawal: true } as const
  const choice = { sittingId, email, method: 'card', country: 'US', locale: 'en', acknowledgements } as const
  const { orderId, url } = await again(() => api.payment.checkout.mutate(choice))
  const session = new URL(url, origin).searchParams.get('session') ?? ''
  let at = 0
  await again(() => {
    const base = instances[at++ % instances.length] ?? ''
    // What an instance that is down does not answer here, nobody but this rehearsal has asked.
    return client(base, {}, { asked: 0, failed: new Map() }).payment.playSandbox.mutate({ session, outcome: 'paid' })
  })
  const { status } = await again(() => api.payment.check.mutate({ orderId }))
  if (status === 'paid') promised.paid.set(orderId, email)
}

const count = ({ failed }: Tally, what: string): void => void failed.set(what, (failed.get(what) ?? 0) + 1)

/** As the pages do: the same request once more, since every one of them may be repeated. */
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
