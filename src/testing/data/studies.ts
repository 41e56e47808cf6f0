import { GET as GET_PLAN, POST as POST_PLAN } from '@/app/api/plan/[key]/route'
import { GET, POST } from '@/app/api/retest/[key]/route'
import type { Locale } from '@/core/locale'
import type { assignQuestion } from '@/features/evidence/assign-question'
import { ensureUnusedList } from '@/features/evidence/draw'
import { keyOfRetest } from '@/features/evidence/retest/retest'
import type { NormScope } from '@/features/norms/norm-scope'
import type { Db } from '@/server/db/db'
import type { TestBrowser } from '../test-browser'
import { attentiveAnswers, createStartInput, publishedInstrument } from './sittings'
import { findIdForQuestion, forceDraw } from './study-data'

/** Creates a finished first sitting whose report shows this question; returns its id. */
export async function createStudySitting(
  browser: TestBrowser,
  lot: ReturnType<typeof assignQuestion>,
  { slug = 'sleep', value = 1, retestKey = undefined as string | undefined } = {},
): Promise<string> {
  const api = await browser.api()
  const start = { ...createStartInput(slug, findIdForQuestion(lot)), ...(retestKey !== undefined && { retestKey }) }
  const { sittingId } = await api.tests.start(start)
  await (await browser.api()).tests.submit({
    sittingId,
    responses: attentiveAnswers(publishedInstrument(slug), value),
  })
  return sittingId
}

const routed = (key: string) => ({ params: Promise.resolve({ key }) })
const addressOf = (path: string, key: string, lang: Locale) => `http://localhost:3000/api/${path}/${key}?lang=${lang}`

/** Posts to a page linked in a mail, as a mail program does: from another origin and without a cookie. */
const posted = (address: string, body: Record<string, string>) =>
  new Request(address, {
    method: 'POST',
    headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(body),
  })

/** Opens the page behind the link in the mails of the retest study; needs `serveFrom(database)`. */
export const getRetestPage = (key: string, lang: Locale = 'en'): Promise<Response> =>
  GET(new Request(addressOf('retest', key, lang)), routed(key))
export const postRetest = (key: string, body: Record<string, string>, lang: Locale = 'en'): Promise<Response> =>
  POST(posted(addressOf('retest', key, lang), body), routed(key))

/** Opens the page of the question about the plan. */
export const getPlanPage = (key: string, lang: Locale = 'en'): Promise<Response> =>
  GET_PLAN(new Request(addressOf('plan', key, lang)), routed(key))
export const postPlan = (key: string, body: Record<string, string>, lang: Locale = 'en'): Promise<Response> =>
  POST_PLAN(posted(addressOf('plan', key, lang), body), routed(key))

/** Returns the key in the mails about the retest of a sitting. */
export async function retestKeyOf(db: Db, sittingId: string): Promise<string> {
  const { id, keyHash } = await db.retest.findUniqueOrThrow({ where: { sittingId } })
  return keyOfRetest(id, keyHash)
}

/**
 * Creates a first sitting of this browser with a retest that is agreed, drawn, and has a confirmed address; returns its
 * id.
 */
export async function createJoinedRetest(db: Db, browser: TestBrowser, triple: NormScope, value = 1): Promise<string> {
  const { instrument: slug } = triple
  const sittingId = await createStudySitting(browser, 'retest', { slug, value })
  await ensureUnusedList(db, triple)
  await forceDraw(db, triple, true)
  const { evidence } = await browser.api()
  await evidence.joinRetest({ sittingId, agreed: true, abroad: false, inChina: false })
  await evidence.giveRetestAddress({ sittingId, email: 'reader@example.org' })
  await postRetest(await retestKeyOf(db, sittingId), { choice: 'confirm' })
  return sittingId
}

/** Simulates the passing of days: moves the times of sittings, jobs and the retest study back. */
export async function passDays(db: Db, days: number): Promise<void> {
  await db.$executeRaw`UPDATE "Outbox" SET "runAt" = "runAt" - make_interval(days => ${days}::int)`
  await db.$executeRaw`UPDATE "Sitting" SET "startedAt" = "startedAt" - make_interval(days => ${days}::int),
    "savedAt" = "savedAt" - make_interval(days => ${days}::int),
    "completedAt" = "completedAt" - make_interval(days => ${days}::int)`
  await db.$executeRaw`UPDATE "Retest" SET "askAt" = "askAt" - make_interval(days => ${days}::int),
    "askedAt" = "askedAt" - make_interval(days => ${days}::int),
    "closesAt" = "closesAt" - make_interval(days => ${days}::int)`
}
