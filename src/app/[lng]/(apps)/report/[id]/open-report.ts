import { TRPCError } from '@trpc/server'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import type { ReportView } from '@/features/report/schema'
import { serverApi } from '@/trpc/server'

type Opened = { state: 'open'; view: ReportView } | { state: 'unfinished'; slug: string } | { state: 'missing' }

/** Asks for a report as the visitor's browser would; what the visitor can understand is an outcome, not an error. */
export async function openReport(locale: Locale, administrationId: string): Promise<Opened> {
  const { report } = await serverApi(locale)
  try {
    const view = await report.get({ administrationId })
    if (view.kind === 'full') await report.markRead({ administrationId })
    return { state: 'open', view }
  } catch (error) {
    const refusal = error instanceof TRPCError && error.cause instanceof DomainError ? error.cause : null
    if (refusal?.code === 'NOT_FOUND') return { state: 'missing' }
    if (refusal?.code === 'SITTING_NOT_COMPLETED') return { state: 'unfinished', slug: String(refusal.params.slug) }
    throw error
  }
}
