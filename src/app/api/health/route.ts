import { healthResponse } from '@/server/observability/monitoring'

export const dynamic = 'force-dynamic'

/** Answers in development; in production, the server in front answers (`server/http/front/monitoring.ts`). */
export const GET = healthResponse
