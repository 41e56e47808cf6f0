import { orNotFound } from '@/app/[lng]/(apps)/_shared/account'
import { StudyReleaseScreen } from '@/features/ops/ui/norms/StudyReleaseScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../../../console-entry'
import { ConsolePage } from '../../../console-page'

export const generateMetadata = consoleMetadata('nav.measurement')

export default async function StudyReleasePage({ params }: { params: Promise<{ lng: string; id: string }> }) {
  const { id } = await params
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path={`/admin/measurement/studies/${encodeURIComponent(id)}`}
      act="study.read"
      area={['admin-studies']}
      ask={({ studyRelease }) => orNotFound(studyRelease.fetch({ id }))}
    >
      {(staff) => <StudyReleaseScreen release={id} staff={staff} />}
    </ConsolePage>
  )
}
