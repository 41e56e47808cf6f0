import { DomainError } from '@/core/error/error'
import { findLocaleByTag, type Locale } from '@/core/locale'
import { reviewFaults } from '@/core/review/review'
import { toPublicText } from '@/core/texts/public-text'
import { isCrossOrigin } from '@/server/auth/same-origin'
import { plainPage } from '@/server/http/plain-page'
import { loadTexts } from '@/server/i18n/dictionaries'
import type { Context } from '@/server/trpc'
import { findPublicReview, reportReview } from './review-report'

type ReportContext = Pick<Context, 'database' | 'db' | 'principal' | 'ip' | 'locale'>

/** Returns the language in the request's URL, if there is a valid one. */
export const localeOfRequest = (req: Request): Locale | undefined =>
  findLocaleByTag(new URL(req.url).searchParams.get('lang'))

/** Renders the form to report a fault in a review, on a page without a script. */
export async function showReviewReportPage({ db, locale }: ReportContext, id: string): Promise<Response> {
  const review = await findPublicReview(db, id)
  if (!review) return page(locale, 'gone', null)
  return page(locale, 'ask', review)
}

/**
 * Reports the chosen fault. Refuses cross-origin requests, so that a foreign page cannot report in a visitor's name.
 */
export async function answerReviewReportPage(context: ReportContext, id: string, req: Request): Promise<Response> {
  const { database, db, locale } = context
  if (isCrossOrigin(req)) return page(locale, 'gone', null, 403)
  const review = await findPublicReview(db, id)
  const form = await req.formData().catch(() => null)
  try {
    const fault = form?.get('choice')
    const noted = await reportReview(database, context, id, fault)
    return page(locale, noted ? (fault === 'danger' ? 'danger' : 'done') : 'gone', review)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return page(locale, 'later', review, 429)
    throw error
  }
}

async function page(
  locale: Locale,
  state: 'ask' | 'done' | 'danger' | 'gone' | 'later',
  review: { content: string; instrument: string } | null,
  status = state === 'gone' ? 404 : 200,
): Promise<Response> {
  const t = await loadTexts(locale, 'review')
  return plainPage({
    locale,
    status,
    title: t(`report.${state}.title`),
    text: t(`report.${state}.text`),
    ...(state === 'ask' && review && { quote: toPublicText(review.content) }),
    choices: state === 'ask' ? reviewFaults.map((value) => ({ value, label: t(`fault.${value}`) })) : [],
    alike: true,
    links: [
      // The person who reported danger may be near it.
      ...(state === 'danger' ? [{ href: '/help-now', label: t('report.help') }] : []),
      review
        ? { href: `/tests/${review.instrument}/reviews`, label: t('report.back') }
        : { href: '/landing/home', label: t('report.home'), replace: true },
    ],
  })
}
