import type { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { DomainError } from '@/core/error/error'
import { processState } from '@/core/process-state'
import { rejectCrossOrigin } from '@/server/auth/same-origin'
import { log } from '@/server/observability/log'
import { outageRefusal } from '@/server/trpc'
import { createContext } from '@/trpc/context'
import { appRouter } from '@/trpc/root'

/** Maximum number of calls in one request, because proxies and rate limits in front count the batch as one. */
const mostAtOnce = 10

/** Returns the Retry-After header for rate-limited calls and for database outages. */
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
    // Queries can be sent as POST, because URLs end up in the logs of proxies.
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

processState.answerProcedures = handle

export { handle as GET, handle as POST }
