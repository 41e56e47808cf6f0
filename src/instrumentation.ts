import type { Instrumentation } from 'next'

/** Runs once when the server starts, before the first request; not during the build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  // The environment is read first: a server with missing variables must not start.
  const { env } = await import('@/env')
  const { startTraces } = await import('@/server/observability/traces')
  await startTraces()
  const { startBackgroundJobsOnce } = await import('@/server/jobs/background')
  await startBackgroundJobsOnce(async () => {
    const [{ getDatabase }, { requireKeysAtStart, openDatabaseAtStart }, { startBackgroundTasks }] = await Promise.all([
      import('@/server/db/db'),
      import('@/server/jobs/startup'),
      import('@/jobs'),
    ])
    const { refreshSiteState } = await import('@/server/site-state')
    const database = await openDatabaseAtStart(getDatabase)
    await requireKeysAtStart(database.db)
    // Runs before the first page, so that withdrawn content is never shown. Without a database it is tried again later.
    await refreshSiteState(database.db).catch(() => {})
    return startBackgroundTasks(database, env.ROLE)
  })
  if (process.env.NODE_ENV !== 'production') return
  const { warnAboutOffers, warnAboutMissingDetails } = await import('@/server/mail/operator-warning')
  warnAboutMissingDetails()
  warnAboutOffers()
  const { warnAboutStripe } = await import('@/server/payments/stripe/stripe-warning')
  // Not awaited: the start does not depend on it.
  void warnAboutStripe()
}

/**
 * Logs an error in a page or route with its place and the request id that the reader can quote, but without any data of
 * the request.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ log, framesOf }, { recordOutage: noteAway }] = await Promise.all([
    import('@/server/observability/log'),
    import('@/server/observability/outages'),
  ])
  noteAway(error)
  log.error({ route: routePath, type: routeType, error: String(error), at: framesOf(error) }, 'page failed')
}
