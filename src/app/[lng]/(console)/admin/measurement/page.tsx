import { initialListQuery } from '@/core/ops/console-lists'
import { MeasurementScreen } from '@/features/ops/ui/norms/MeasurementScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../console-entry'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('nav.measurement')

export default async function MeasurementPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path="/admin/measurement"
      act="norms.read"
      area={['admin-measurement']}
      ask={({ norms }) => norms.prefetch({ ...initialListQuery, filter: 'offered' })}
    >
      {() => <MeasurementScreen />}
    </ConsolePage>
  )
}
