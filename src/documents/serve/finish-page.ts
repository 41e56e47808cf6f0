import type { IncomingMessage } from 'node:http'
import type { Locale } from '@/core/locale'
import { plainPage } from '@/server/http/plain-page'
import { readTarget } from '@/server/http/request-locale'
import { loadTexts } from '@/server/i18n/dictionaries'
import { log } from '@/server/observability/log'
import { DATA_STATUS, LAYOUT_DOCUMENT, UNRENDERED_PAGE } from '../framework'
import { pageOf } from './documents'
import { withNotice } from './notice'
import { missingHeader, missingPath, type Render, renderPage } from './record-response'

/** A page of the framework, ready to send. */
export interface FinishedPage {
  html: Buffer | string
  status: number
  /** Headers that replace those of the framework. */
  headers?: Record<string, string>
}

interface Parts {
  render: Render
  /** Finishes a page that continues in the browser. */
  finishApp: (html: string) => string
  /** Turns a whole page into a document by removing the framework's scripts. */
  finishDocument: (html: string) => string
  /** Address of the site. */
  origin: string
}

const isIn = (locale: Locale, html: string): boolean => html.includes(` data-lang="${locale}" `)

const ownStatus = (html: string): number => Number(DATA_STATUS.exec(html)?.[1] ?? Number.NaN)

/**
 * Returns the function that finishes the framework's pages, so that all of them are rendered on the server. Where the
 * framework leaves a page to the browser, or a route answers with nothing but a status, the page for missing addresses
 * (src/app/global-not-found.tsx) takes its place. That page is a document: readable without script, in the reader's
 * language, with the original status.
 */
export function createPageFinisher({ render, finishApp, finishDocument, origin }: Parts) {
  const document = (html: string, req: IncomingMessage, status: number): FinishedPage => {
    const { pathname, locale } = readTarget(req)
    const page = withNotice(pageOf(finishDocument(html), locale, origin), pathname, locale)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': page.policy }
    return { html: page.plain, status, headers }
  }

  async function missing(req: IncomingMessage): Promise<FinishedPage> {
    const { locale } = readTarget(req)
    try {
      const { status, html } = await renderPage(render, missingPath, locale, req, { [missingHeader]: req.url ?? '/' })
      if (LAYOUT_DOCUMENT.test(html)) return document(html, req, 404)
      log.error({ status }, 'pages: the one for what is not there was not drawn')
    } catch (error) {
      log.error({ error: String(error) }, 'pages: the one for what is not there broke')
    }
    return plainMissing(locale)
  }

  return async (req: IncomingMessage, { status, html }: { status: number; html: string }): Promise<FinishedPage> => {
    // A redirect has such a body too, so the status decides.
    if (status === 404 && (UNRENDERED_PAGE.test(html) || html === '')) return missing(req)
    if (status === 404 && LAYOUT_DOCUMENT.test(html)) {
      return isIn(readTarget(req).locale, html) ? document(html, req, status) : missing(req)
    }
    return { html: finishApp(html), status: ownStatus(html) || status }
  }
}

/** Renders a plain page, for when even the page for missing addresses cannot be drawn. */
async function plainMissing(locale: Locale): Promise<FinishedPage> {
  const t = await loadTexts(locale, 'common')
  const links = [{ href: '/landing/home', label: t('error.home'), replace: true }]
  const page = plainPage({ locale, status: 404, title: t('error.notFoundTitle'), text: t('error.notFoundHint'), links })
  return { html: await page.text(), status: 404, headers: Object.fromEntries(page.headers) }
}
