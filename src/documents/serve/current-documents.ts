import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { listCatalogue } from '@/content/articles/article-catalogue'
import { documentPaths } from '@/content/document-paths'
import { siteMark } from '@/content/site-mark'
import type { Locale } from '@/core/locale'
import { readTarget } from '@/server/http/request-locale'
import { log } from '@/server/observability/log'
import { DOCUMENT, DRAFT_COOKIE, PRERENDER_MANIFEST, type PrerenderManifest } from '../framework'
import { type Documents, pageOf, reads, sendPage } from './documents'
import { noticed } from './notice'
import type { Page } from './page'
import { type Render, renderedPage } from './rendered'

/** More documents than there are in all languages. */
const MOST = 1_000

interface Parts {
  documents: Documents
  render: Render
  /** Makes a document of a whole page: without the framework's scripts. */
  finish: (html: string) => string
  origin: string
  /** The cookie with which the framework renders a prerendered page again (its draft mode). */
  draftCookie: string
  now?: () => Date
}

/**
 * Serves documents as they are today. While the console has said nothing that the build did not know, that is what was
 * prerendered. Otherwise a document is rendered again when the first reader asks, and kept until something changes again;
 * where that fails, the prerendered one is better than none.
 * @returns false for what is no document; `otherwise` answers what has become none, and must render it again if `inDraft` says so.
 */
export function currentDocuments({ documents, render, finish, origin, draftCookie, now = () => new Date() }: Parts) {
  let mark = ''
  let paths = new Map<Locale, ReadonlySet<string>>()
  const kept = new Map<string, Promise<Page | null>>()

  function look(): void {
    const today = siteMark(now())
    if (today === mark && kept.size < MOST) return
    mark = today
    paths = new Map()
    kept.clear()
  }

  /** Only articles and their lists come without a deployment. */
  function isNew(pathname: string, locale: Locale): boolean {
    if (!pathname.startsWith('/column')) return false
    const known = paths.get(locale) ?? new Set(documentPaths(listCatalogue(locale, now())))
    paths.set(locale, known)
    return known.has(pathname)
  }

  async function made(pathname: string, locale: Locale, req: IncomingMessage): Promise<Page | null> {
    const { status, html } = await renderedPage(render, pathname, locale, req, { cookie: draftCookie })
    return status === 200 && DOCUMENT.test(html) ? pageOf(finish(html), locale, origin) : null
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
    if (!reads(req)) return false
    const { pathname, locale } = readTarget(req)
    const key = `/${locale}${pathname === '/' ? '' : pathname}`
    const built = documents.get(key)
    look()
    if (mark === '') {
      if (built) sendPage(noticed(built, pathname, locale, now()), locale, req, res)
      return built !== undefined
    }
    if (!built && !isNew(pathname, locale)) return false
    pageFor(key, pathname, locale, req)
      .catch((error) => {
        log.error({ error: String(error) }, 'documents: not rendered anew')
        return built ?? null
      })
      .then((page) => (page ? sendPage(noticed(page, pathname, locale, now()), locale, req, res) : otherwise(true)))
    return true
  }
}

/** The cookie of the framework's draft mode in this build; its key changes with each. */
export function draftModeCookie(folder = join(process.cwd(), '.next')): string {
  const { preview }: PrerenderManifest = JSON.parse(readFileSync(join(folder, PRERENDER_MANIFEST), 'utf8'))
  return `${DRAFT_COOKIE}=${preview.previewModeId}`
}
