import { testsRouter } from '@/features/assessments/router'
import { authRouter } from '@/features/auth/router'
import { columnRouter } from '@/features/column/router'
import { evidenceRouter } from '@/features/evidence/router'
import { meRouter } from '@/features/me/router'
import { opsRouter } from '@/features/ops/router'
import { paymentRouter } from '@/features/payment/router'
import { reportRouter } from '@/features/report/router'
import { reviewRouter } from '@/features/review/router'
import { shareRouter } from '@/features/share/router'
import { shopRouter, vipRouter } from '@/features/shop/router'
import { createCallerFactory, router } from '@/server/trpc'

export const appRouter = router({
  auth: router({ ...authRouter }),
  column: router({ ...columnRouter }),
  evidence: router({ ...evidenceRouter }),
  me: router({ ...meRouter }),
  ops: router({ ...opsRouter }),
  payment: router({ ...paymentRouter }),
  report: router({ ...reportRouter }),
  review: router({ ...reviewRouter }),
  share: router({ ...shareRouter }),
  shop: router({ ...shopRouter }),
  tests: router({ ...testsRouter }),
  vip: router({ ...vipRouter }),
})
export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
