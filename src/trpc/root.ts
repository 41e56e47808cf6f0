import { reportRouter } from '@/features/report/router'
import { testsRouter } from '@/features/tests/router'
import { createCallerFactory, router } from '@/server/trpc'

export const appRouter = router({
  report: router({ ...reportRouter }),
  tests: router({ ...testsRouter }),
})
export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
