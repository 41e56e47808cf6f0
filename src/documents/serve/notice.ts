import type { Locale } from '@/core/locale'
import { noticeAt, type SiteNotice } from '@/core/site/state'
import { escapeMarkup } from '@/core/texts/escape'
import { CONTENT_START } from '../framework'
import { Page } from './page'

/** Pages without a notice, to avoid distraction: help in a crisis, a test in progress, a result. */
const QUIET = /^\/(help-now|report|r|tests\/[^/]+\/run|me\/(trend|year))(\/|$)/

/** Returns the notice for a page of the site; undefined for pages without one. */
export const noticeFor = (pathname: string, now = new Date()): SiteNotice | undefined =>
  QUIET.test(pathname) ? undefined : noticeAt(now)

/** Renders a notice for a document; `data-news` names its kind for the style sheet. */
export const noticeMarkup = ({ kind, texts }: SiteNotice, locale: Locale): string =>
  `<p class="site-notice" role="status" data-news="${kind}"><span>${escapeMarkup(texts[locale])}</span></p>`

const made = new WeakMap<Page, { markup: string; page: Page }>()

/** Returns a document with the current notice in it, without a script; the document itself where there is no notice. */
export function withNotice(page: Page, pathname: string, locale: Locale, now = new Date()): Page {
  const notice = noticeFor(pathname, now)
  if (!notice) return page
  const markup = noticeMarkup(notice, locale)
  const known = made.get(page)
  if (known?.markup === markup) return known.page
  const html = page.plain.toString('utf8').replace(CONTENT_START, () => markup + CONTENT_START)
  const next = new Page(Buffer.from(html), page.policy)
  made.set(page, { markup, page: next })
  return next
}
