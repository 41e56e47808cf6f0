import { processState } from '@/core/process-state'
import type { Currency } from '../commerce/money'
import type { OfferedSku } from '../commerce/products'
import type { Locale } from '../locale'

export const articlePhases = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type ArticlePhase = (typeof articlePhases)[number]

/** State of one article in one language, as set at the console. */
export interface ArticleState {
  articleId: string
  locale: Locale
  phase: ArticlePhase
  /** Moment at which it first became public, or will. */
  publicAt: Date | null
}

/** Period from `startsAt` to `endsAt`, without `endsAt` itself. */
export interface Span {
  startsAt: Date
  endsAt: Date
}

export const noticeKinds = ['information', 'disturbance'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** One line above the pages of the site. */
export interface SiteNotice extends Span {
  id: string
  kind: NoticeKind
  texts: Readonly<Record<Locale, string>>
}

/** A lower price of one product, in minor units. */
export interface PriceOffer extends Span {
  id: string
  sku: OfferedSku
  amounts: Readonly<Record<Currency, number>>
}

/** Catalogue prices in minor units since they came into force; they hold until the product's next ones. */
export interface ListPrice {
  sku: OfferedSku
  amounts: Readonly<Record<Currency, number>>
  since: Date
}

/** Settings made at the console that show on pages, as this process knows them. */
export interface SiteState {
  articles: readonly ArticleState[]
  notices: readonly SiteNotice[]
  /** Includes those of the past thirty days, which determine earlier prices. */
  offers: readonly PriceOffer[]
  /** Oldest first. */
  listPrices?: readonly ListPrice[]
}

const nothing: SiteState = { articles: [], notices: [], offers: [] }

declare module '@/core/process-state' {
  interface ProcessState {
    /** Shared by the server in front and the framework's bundles. */
    site?: SiteState
  }
}

/**
 * Returns the known state; empty while pages are built and before the database has answered: files and catalogue apply
 * then.
 */
export const siteState = (): SiteState => processState.site ?? nothing

export function setSiteState(state: SiteState | undefined): void {
  processState.site = state
}

export const isWithin = ({ startsAt, endsAt }: Span, now: Date): boolean => startsAt <= now && now < endsAt

/**
 * Returns the current notice of the site: a disturbance comes before information, and then the newest notice before
 * older ones.
 */
export const noticeAt = (now: Date, { notices } = siteState()): SiteNotice | undefined => {
  const current = notices.filter((notice) => isWithin(notice, now))
  return current.find(({ kind }) => kind === 'disturbance') ?? current[0]
}
