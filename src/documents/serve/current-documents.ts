import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { listArticles } from '@/content/articles/article-catalogue'
import { listDocumentPaths } from '@/content/document-paths'
import { describeSiteChanges } from '@/content/site-changes'
import type { Locale } from '@/core/locale'
import { readTarget } from '@/server/http/request-locale'
import { log } from '@/server/observability/log'
import { DOCUMENT_TAG, DRAFT_COOKIE, PRERENDER_MANIFEST, type PrerenderManifest } from '../framework'
import { type Documents, isReadRequest, pageOf, sendPage } from './documents'
import { withNotice } from './notice'
import type { Page } from './page'
import { type Render, renderPage } from './record-response'

/** Maximum number of kept documents; more than there are in all languages. */
const MOST = 1_000

interface Parts {
  documents: Documents
  render: Render
  /** Turns a whole page into a document by removing the framework's scripts. */
  finish: (html: string) => string
  origin: string
  /** The cookie with which the framework renders a prerendered page again (its draft mode). */
  draftCookie: string
  now?: () => Date
}

/**
 * Serves documents in their current state. Without changes from the console since the build, that is the prerendered
 * document. Otherwise a document is rendered again for its first reader, and kept until the next change; if rendering
 * fails, the prerendered document is sent.
 * @returns false for anything that is no document; `otherwise` handles a path that has no document any more, and must
 * render it again if its argument `inDraft` is true.
 */
export function createCurrentDocumentHandler({
  documents,
  render,
  finish,
  origin,
  draftCookie,
  now = () => new Date(),
}: Parts) {
  let mark = ''
  let paths = new Map<Locale, ReadonlySet<string>>()
  const kept = new Map<string, Promise<Page | null>>()

  function look(at: Date): void {
    const today = describeSiteChanges(at)
    if (today === mark && kept.size < MOST) return
    mark = today
    paths = new Map()
    kept.clear()
  }

  /** Whether the path is new since the build: only articles and their lists appear without a deployment. */
  function isNew(pathname: string, locale: Locale): boolean {
    if (!pathname.startsWith('/column')) return false
    const known = paths.get(locale) ?? new Set(listDocumentPaths(listArticles(locale, now())))
    paths.set(locale, known)
    return known.has(pathname)
  }

  async function made(pathname: string, locale: Locale, req: IncomingMessage): Promise<Page | null> {
    const { status, html } = await renderPage(render, pathname, locale, req, { cookie: draftCookie })
    return status === 200 && DOCUMENT_TAG.test(html) ? pageOf(finish(html), locale, origin) : null
  }

  function pageFor(key: string, pathname: string, locale: Locale, req: IncomingMessage): Promise<Page | null> {
    const known = kept.get(key)
    if (known) return known
    const page = made(pathname, locale, req)
    kept.set(key, page)
    page.catch(() => kept.delete(key))
    return page
  }

  return (req: IncomingMessage, res: ServerResponse, otherwise: (inDraft: boolean) => void): boolean => {
    if (!isReadRequest(req)) return false
    const { pathname, locale } = readTarget(req)
    const key = `/${locale}${pathname === '/' ? '' : pathname}`
    const built = documents.get(key)
    const at = now()
    look(at)
    if (mark === '') {
      if (built) sendPage(withNotice(built, pathname, locale, at), locale, req, res)
      return built !== undefined
    }
    if (!built && !isNew(pathname, locale)) return false
    pageFor(key, pathname, locale, req)
      .catch((error) => {
        log.error({ error: String(error) }, 'documents: not rendered anew')
        return built ?? null
      })
      .then((page) => (page ? sendPage(withNotice(page, pathname, locale, now()), locale, req, res) : otherwise(true)))
    return true
  }
}

/** Returns the cookie of the framework's draft mode in this build; its key changes with each build. */
export function draftModeCookie(folder = join(process.cwd(), '.next')): string {
  const { preview }: PrerenderManifest = JSON.parse(readFileSync(join(folder, PRERENDER_MANIFEST), 'utf8'))
  return `${DRAFT_COOKIE}=${preview.previewModeId}`
}
