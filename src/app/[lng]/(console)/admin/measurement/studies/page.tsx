import { initialListQuery } from '@/core/ops/console-lists'
import { StudiesScreen } from '@/features/ops/ui/norms/StudiesScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../../console-entry'
import { ConsolePage } from '../../console-page'

export const generateMetadata = consoleMetadata('nav.measurement')

export default async function StudiesPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path="/admin/measurement/studies"
      act="study.read"
      area={['admin-studies']}
      ask={({ studies }) => studies.prefetch({ ...initialListQuery, filter: 'offered' })}
    >
      {() => <StudiesScreen />}
    </ConsolePage>
  )
}
