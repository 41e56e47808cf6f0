import { randomUUID } from 'node:crypto'
import { isDay } from '@/core/dates'
import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import { buildCalendarFile } from '@/core/report/plan/calendar'
import { plainPage } from '@/server/http/plain-page'
import { loadTexts } from '@/server/i18n/dictionaries'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import { log } from '@/server/observability/log'
import { pageRefusal } from '@/server/refusal'
import type { Context } from '@/server/trpc'
import { readReport } from '../service'

const perAddress: RateLimitRule = { name: 'calendar-address', points: 60, seconds: 600 }

type Requester = Pick<Context, 'database' | 'db' | 'principal' | 'ip' | 'locale'>

/**
 * Returns the seven days of a report's plan as a calendar file, for readers of the report: only their titles.
 * @param from first day, YYYY-MM-DD
 * @throws DomainError NOT_FOUND, the same for a report that is not open, one without a plan, and an invalid day
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function createWeekCalendar(
  { database, db, principal, ip, locale }: Requester,
  sittingId: string,
  from: string,
  now = new Date(),
): Promise<string> {
  await consume(database, perAddress, ip)
  const view = await readReport(db, principal, sittingId, locale, now).catch(asUnknown)
  const plan = view.kind === 'full' ? view.story?.plan : null
  if (!plan || !isDay(from)) throw new DomainError('NOT_FOUND')
  return buildCalendarFile({ from, titles: plan.days.map(({ title }) => title), id: randomUUID(), now })
}

/** Rethrows SITTING_NOT_COMPLETED as NOT_FOUND: an open sitting has no plan. */
function asUnknown(error: unknown): never {
  if (error instanceof DomainError && error.code === 'SITTING_NOT_COMPLETED') throw new DomainError('NOT_FOUND')
  throw error
}

/** Returns the error page for a calendar file that is not available. */
export async function weekErrorPage(locale: Locale, sittingId: string, reason: unknown): Promise<Response> {
  const [t, errors] = await Promise.all([loadTexts(locale, 'report'), loadTexts(locale, 'errors')])
  const { code, params } = pageRefusal(reason)
  if (code === 'INTERNAL') log.error({ error: String(reason) }, 'no calendar file')
  return plainPage({
    locale,
    status:
      code === 'NOT_FOUND' ? 404 : code === 'TOO_MANY_REQUESTS' ? 429 : code === 'SERVICE_UNAVAILABLE' ? 503 : 500,
    title: t('week.missing'),
    text: errors(code, params),
    links: [{ href: `/report/${encodeURIComponent(sittingId)}`, label: t('download.back') }],
  })
}
