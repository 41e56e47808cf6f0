import { initialListQuery } from '@/core/ops/console-lists'
import { StaffScreen } from '@/features/ops/ui/staff/StaffScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../console-entry'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('staff.title')

export default async function StaffPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path="/admin/staff"
      act="staff.read"
      ask={({ staff }) => staff.prefetch(initialListQuery)}
    >
      {() => <StaffScreen />}
    </ConsolePage>
  )
}
