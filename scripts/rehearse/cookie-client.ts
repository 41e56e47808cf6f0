import { createTRPCClient, httpLink } from '@trpc/client'
import type { AppRouter } from '../../src/trpc/root'

/** Results of requests: their number, and the failures by status or `cut` for a lost connection. */
export interface RequestCounts {
  requests: number
  failed: Map<string, number>
}

export const newRequestCounts = (): RequestCounts => ({ requests: 0, failed: new Map() })

/** HTTP client that keeps its cookies, also across instances of the site. */
export class CookieClient {
  readonly #cookies = new Map<string, string>()

  cookies(): Iterable<string> {
    return this.#cookies.values()
  }

  /** Returns the cookies as a request header. */
  cookieHeader(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ')
  }

  /** Returns a tRPC client for the site at `base`; a request that takes longer than `timeoutMs` counts as cut. */
  api(base: string, headers: Record<string, string> = {}, seen = newRequestCounts(), timeoutMs = 15_000) {
    return createTRPCClient<AppRouter>({
      links: [
        httpLink({
          url: `${base}/api/trpc`,
          headers,
          fetch: async (input, init) => {
            seen.requests += 1
            const cookie = this.cookieHeader()
            const response = await fetch(String(input), {
              method: init?.method,
              body: init?.body as string | undefined,
              headers: { ...(init?.headers as Record<string, string>), cookie },
              signal: AbortSignal.timeout(timeoutMs),
            }).catch((error) => {
              count(seen, 'cut')
              throw error
            })
            if (response.status >= 500) count(seen, String(response.status))
            for (const line of response.headers.getSetCookie()) {
              const [pair = ''] = line.split(';')
              this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
            }
            return response
          },
        }),
      ],
    })
  }
}

const count = ({ failed }: RequestCounts, what: string): void => void failed.set(what, (failed.get(what) ?? 0) + 1)
