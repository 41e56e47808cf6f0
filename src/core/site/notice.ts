import type { Locale } from '../locale'
import { escapeMarkup } from '../texts/escape'
import { noticeAt, type SiteNotice } from './state'

/** Pages without a notice, to avoid distraction: help in a crisis, a test in progress, a result. */
const QUIET = /^\/(help-now|report|r|tests\/[^/]+\/run|me\/(trend|year))(\/|$)/

/** Returns the notice for a page of the site; undefined for pages without one. */
export const noticeFor = (pathname: string, now = new Date()): SiteNotice | undefined =>
  QUIET.test(pathname) ? undefined : noticeAt(now)

/** Renders a notice for a document; `data-news` names its kind for the style sheet. */
export const noticeMarkup = ({ kind, texts }: SiteNotice, locale: Locale): string =>
  `<p class="site-notice" role="status" data-news="${kind}"><span>${escapeMarkup(texts[locale])}</span></p>`
