/** Runs once when the server starts, before the first request; not while pages are built. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  // Reading the environment first: a server that lacks a part of it must not start.
  const { env } = await import('@/env')
  if (env.ROLE !== 'web') {
    const { startOnce } = await import('@/server/background')
    await startOnce(async () => {
      const [{ getDatabase }, { startBackground }] = await Promise.all([import('@/server/db'), import('@/jobs')])
      return startBackground(await getDatabase())
    })
  }
  if (process.env.NODE_ENV !== 'production') return
  const { warnAboutOperator } = await import('@/server/operator-warning')
  warnAboutOperator()
  const { warnAboutStripe } = await import('@/server/payments/stripe-warning')
  // Nobody waits for it.
  void warnAboutStripe()
}
