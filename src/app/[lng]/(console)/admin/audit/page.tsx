import { initialListQuery } from '@/core/ops/console-lists'
import { AuditScreen } from '@/features/ops/ui/AuditScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../console-entry'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('audit.title')

export default async function AuditPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path="/admin/audit"
      act="audit.read"
      ask={({ audit }) => audit.prefetch({ ...initialListQuery, filter: 'all' })}
    >
      {() => <AuditScreen />}
    </ConsolePage>
  )
}
