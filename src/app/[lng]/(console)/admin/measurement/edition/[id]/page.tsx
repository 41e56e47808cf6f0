import { orNotFound } from '@/app/[lng]/(apps)/_shared/account'
import { NormVersionScreen } from '@/features/ops/ui/norms/NormVersionScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../../../console-entry'
import { ConsolePage } from '../../../console-page'

export const generateMetadata = consoleMetadata('nav.measurement')

export default async function ReleasePage({ params }: { params: Promise<{ lng: string; id: string }> }) {
  const { id } = await params
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path={`/admin/measurement/edition/${encodeURIComponent(id)}`}
      act="norms.read"
      area={['admin-measurement']}
      ask={({ normVersion }) => orNotFound(normVersion.fetch({ id }))}
    >
      {(staff) => <NormVersionScreen release={id} staff={staff} />}
    </ConsolePage>
  )
}
