import { initialListQuery } from '@/core/ops/console-lists'
import { ContentScreen } from '@/features/ops/ui/content/ContentScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../console-entry'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('nav.content')

export default async function ContentPage({ params }: { params: Promise<{ lng: string }> }) {
  const locale = await pageLocale(params)
  return (
    <ConsolePage
      locale={locale}
      path="/admin/content"
      act="content.read"
      area={['admin-content']}
      ask={({ articles, notices, offers }) =>
        Promise.all([
          articles.prefetch({ ...initialListQuery, filter: 'all' }),
          notices.prefetch(initialListQuery),
          offers.prefetch(initialListQuery),
        ])
      }
    >
      {(staff) => <ContentScreen staff={staff} />}
    </ConsolePage>
  )
}
