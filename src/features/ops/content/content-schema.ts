import { currencies } from '@/core/commerce/money'
import { offeredSkus } from '@/core/commerce/products'
import { RecordId } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'
import { articlePhases, noticeKinds } from '@/core/site/state'
import { GivenReason, TablePageInput } from '../schema'

const Moment = z.isoDateTime('TIME_INVALID')

export const articleLists = ['all', 'hidden', 'withdrawn'] as const
export const ListArticlesInput = z.extend(TablePageInput, { filter: z.enum(articleLists) })
export type ListArticlesInput = z.infer<typeof ListArticlesInput>

const ArticleRow = z.object({
  id: z.string(),
  title: z.string(),
  column: z.string(),
  /** Visibility to readers of each language, and the phase last set in the console. */
  states: z.array(
    z.object({
      locale: z.enum(locales),
      visibility: z.enum(['hidden', 'public', 'withdrawn']),
      phase: z.nullable(z.enum(articlePhases)),
      publicAt: z.nullable(z.isoDateTime()),
    }),
  ),
  /** Signed path that shows the article, published or not; valid for a week. */
  preview: z.string(),
})
export const ArticleRows = z.object({ rows: z.array(ArticleRow), total: z.int() })
export type ArticleRows = z.infer<typeof ArticleRows>

export const SetArticleInput = z
  .object({
    articleId: RecordId,
    locales: z.array(z.enum(locales)).check(z.minLength(1, 'LANGUAGE_REQUIRED')),
    phase: z.enum(articlePhases),
    /** Time at which a scheduled article is to be published. */
    publicAt: z.nullable(Moment),
    reason: GivenReason,
  })
  .check(
    z.refine(({ phase, publicAt }) => phase !== 'scheduled' || publicAt !== null, {
      path: ['publicAt'],
      error: 'TIME_INVALID',
    }),
  )
export type SetArticleInput = z.infer<typeof SetArticleInput>

const span = { startsAt: z.isoDateTime(), endsAt: z.isoDateTime() }
export const spanStates = ['coming', 'running', 'over'] as const

/** One line of text, short enough for a narrow window. */
const NoticeText = z.string().check(z.trim(), z.minLength(1, 'NOTICE_TEXT'), z.maxLength(200, 'NOTICE_TEXT'))

const NoticeRow = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  texts: z.object({ cn: z.string(), en: z.string(), es: z.string() }),
  ...span,
  state: z.enum(spanStates),
})
export const NoticeRows = z.object({ rows: z.array(NoticeRow), total: z.int() })
export type NoticeRows = z.infer<typeof NoticeRows>

export const AddNoticeInput = z.object({
  kind: z.enum(noticeKinds),
  texts: z.object({ cn: NoticeText, en: NoticeText, es: NoticeText }),
  /** Start of the notice; null means now. */
  startsAt: z.nullable(Moment),
  endsAt: Moment,
  reason: GivenReason,
})
export type AddNoticeInput = z.infer<typeof AddNoticeInput>
export const EndNoticeInput = z.object({ noticeId: RecordId, reason: GivenReason })
export type EndNoticeInput = z.infer<typeof EndNoticeInput>

const OfferRow = z.object({
  id: z.string(),
  sku: z.enum(offeredSkus),
  prices: z.array(z.object({ currency: z.enum(currencies), listMinor: z.int(), amountMinor: z.int() })),
  ...span,
  state: z.enum(spanStates),
})
export const OfferRows = z.object({ rows: z.array(OfferRow), total: z.int() })
export type OfferRows = z.infer<typeof OfferRows>

/** Discount that an offer may give, in percent. */
export const offerPercent = { least: 5, most: 50 } as const
export const AddOfferInput = z.object({
  skus: z.array(z.enum(offeredSkus)).check(z.minLength(1, 'PRODUCT_REQUIRED')),
  percent: z
    .int('OFFER_PERCENT')
    .check(z.minimum(offerPercent.least, 'OFFER_PERCENT'), z.maximum(offerPercent.most, 'OFFER_PERCENT')),
  /** Start of the offer; null means as soon as every process has read it. */
  startsAt: z.nullable(Moment),
  endsAt: Moment,
  reason: GivenReason,
})
export type AddOfferInput = z.infer<typeof AddOfferInput>
export const EndOfferInput = z.object({ offerId: RecordId, reason: GivenReason })
export type EndOfferInput = z.infer<typeof EndOfferInput>
