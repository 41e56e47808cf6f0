import type { Instrumentation } from 'next'

/** Runs once when the server starts, before the first request; not while pages are built. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  // Reading the environment first: a server that lacks a part of it must not start.
  const { env } = await import('@/env')
  const { startTraces } = await import('@/server/observability/traces')
  await startTraces()
  const { startOnce } = await import('@/server/jobs/background')
  await startOnce(async () => {
    const [{ getDatabase }, { keysAtStart, openAtStart }, { startBackground }] = await Promise.all([
      import('@/server/db/db'),
      import('@/server/jobs/at-start'),
      import('@/jobs'),
    ])
    const { refreshSiteState } = await import('@/server/site-state')
    const database = await openAtStart(getDatabase)
    await keysAtStart(database.db)
    // Before the first page: what was taken back is not shown for a moment. Without a database it is asked again later.
    await refreshSiteState(database.db).catch(() => {})
    return startBackground(database, env.ROLE)
  })
  if (process.env.NODE_ENV !== 'production') return
  const { warnAboutOffers, warnAboutOperator } = await import('@/server/mail/operator-warning')
  warnAboutOperator()
  warnAboutOffers()
  const { warnAboutStripe } = await import('@/server/payments/stripe/stripe-warning')
  // Nobody waits for it.
  void warnAboutStripe()
}

/** A page or route that broke: what and where, by the number that its reader can quote; nothing of the request itself. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ log }, { framesOf }, { recordOutage: noteAway }] = await Promise.all([
    import('@/server/observability/log'),
    import('@/server/observability/frames'),
    import('@/server/observability/outages'),
  ])
  noteAway(error)
  log.error({ route: routePath, type: routeType, error: String(error), at: framesOf(error) }, 'page failed')
}
