import { authRouter } from '@/features/auth/router'
import { columnRouter } from '@/features/column/router'
import { meRouter } from '@/features/me/router'
import { paymentRouter } from '@/features/payment/router'
import { retrieveProcedures } from '@/features/report/retrieve-router'
import { reportRouter } from '@/features/report/router'
import { testsRouter } from '@/features/tests/router'
import { createCallerFactory, router } from '@/server/trpc'

export const appRouter = router({
  auth: router({ ...authRouter }),
  column: router({ ...columnRouter }),
  me: router({ ...meRouter }),
  payment: router({ ...paymentRouter }),
  report: router({ ...reportRouter, ...retrieveProcedures }),
  tests: router({ ...testsRouter }),
})
export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
