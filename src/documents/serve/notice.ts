import type { Locale } from '@/core/locale'
import { noticeFor, noticeMarkup } from '@/core/site/notice'
import { CONTENT } from '../framework'
import { Page } from './page'

const made = new WeakMap<Page, { markup: string; page: Page }>()

/** Returns a document with the current notice in it, without a script; the document itself where there is no notice. */
export function withNotice(page: Page, pathname: string, locale: Locale, now = new Date()): Page {
  const notice = noticeFor(pathname, now)
  if (!notice) return page
  const markup = noticeMarkup(notice, locale)
  const known = made.get(page)
  if (known?.markup === markup) return known.page
  const html = page.plain.toString('utf8').replace(CONTENT, () => markup + CONTENT)
  const next = new Page(Buffer.from(html), page.policy)
  made.set(page, { markup, page: next })
  return next
}
