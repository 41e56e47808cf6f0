import type { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { DomainError } from '@/core/error/error'
import { rejectCrossOrigin } from '@/server/auth/same-origin'
import { log } from '@/server/observability/log'
import { outageRefusal } from '@/server/trpc'
import { createContext } from '@/trpc/context'
import { appRouter } from '@/trpc/root'

/** Calls in one request: it counts as one for whatever stands in front, and may not be worth hundreds. */
const mostAtOnce = 10

/** When it makes sense to ask again, for what was asked too often, or while the database is away. */
function retryAfter(errors: readonly TRPCError[]): Record<string, string> {
  const waits = errors.flatMap(({ cause }) => (cause instanceof DomainError ? Number(cause.params.seconds ?? []) : []))
  const seconds = Math.max(0, ...waits.filter(Number.isFinite))
  return seconds > 0 ? { 'retry-after': String(seconds) } : {}
}

async function handle(req: Request): Promise<Response> {
  const refused = rejectCrossOrigin(req)
  if (refused) return refused
  const response = await fetchRequestHandler({
    endpoint: '/api/trpc',
    req,
    router: appRouter,
    maxBatchSize: mostAtOnce,
    // Questions can be posted: an address stands in the logs of whatever is in front.
    allowMethodOverride: true,
    responseMeta: ({ errors }) => ({ headers: retryAfter(errors) }),
    createContext: ({ resHeaders }) =>
      createContext(req.headers, (cookie) => resHeaders.append('set-cookie', cookie)).catch((error: unknown) => {
        log.error({ error: String(error) }, 'no procedure was reached')
        throw outageRefusal(error) ?? error
      }),
  })
  response.headers.set('cache-control', 'no-store')
  return response
}

export { handle as GET, handle as POST }
