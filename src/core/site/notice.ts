import type { Locale } from '../locale'
import { escapeMarkup } from '../texts/escape'
import { noticeAt, type SiteNotice } from './state'

/** Where nothing stands beside the content: help in a crisis, a test that is being answered, a result that is read. */
const QUIET = /^\/(help-now|report|r|tests\/[^/]+\/run|me\/(trend|year))(\/|$)/

/** The notice for a page of the site; undefined where none belongs. */
export const noticeFor = (pathname: string, now = new Date()): SiteNotice | undefined =>
  QUIET.test(pathname) ? undefined : noticeAt(now)

/** A notice as it stands in a document; `data-news` names its kind to the style sheet. */
export const noticeMarkup = ({ kind, texts }: SiteNotice, locale: Locale): string =>
  `<p class="site-notice" role="status" data-news="${kind}"><span>${escapeMarkup(texts[locale])}</span></p>`
