import { htmlLang, type Locale } from '@/core/locale'
import { readPrincipal } from '@/server/auth/principal'
import type { OpenDb } from '@/server/db/db'
import { createCaller } from '@/trpc/root'

/** A browser for integration tests: it keeps cookies, and calls procedures as a request would. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  /** Whether the browser runs on the same machine as the site. */
  fromHere = true
  /** Owner of the calling page; null for a call that comes from no page. */
  pageOwner: string | null = null

  constructor(
    private readonly database: OpenDb,
    readonly locale: Locale = 'en',
    readonly ip = '192.0.2.1',
    /** BCP 47 tags of the browser's languages, best first. */
    readonly languages: readonly string[] = [htmlLang[locale]],
  ) {}

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Returns a caller with the current cookies. */
  async api() {
    return createCaller({
      database: this.database,
      db: this.database.db,
      principal: await readPrincipal(this.database.db, this.cookieHeader),
      pageOwner: this.pageOwner,
      ip: this.ip,
      locale: this.locale,
      languages: this.languages,
      fromHere: this.fromHere,
      cookieHeader: this.cookieHeader,
      setCookie: (cookie) => this.keep(cookie),
    })
  }

  /** Keeps the cookie of a `Set-Cookie` value, or deletes it if the value has expired. */
  keep(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    if (/Max-Age=0\b|Expires=Thu, 01 Jan 1970/i.test(cookie)) this.cookies.delete(pair.slice(0, at))
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
