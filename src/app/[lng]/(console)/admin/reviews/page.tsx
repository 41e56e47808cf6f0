import { initialListQuery } from '@/core/ops/console-lists'
import { ReviewsScreen } from '@/features/ops/ui/reviews/ReviewsScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../console-entry'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('reviews.title')

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function ReviewsPage({ params, searchParams }: Props) {
  const [locale, query] = await Promise.all([pageLocale(params), searchParams])
  const filter = query.list === 'waiting' ? 'waiting' : 'reported'
  return (
    <ConsolePage
      locale={locale}
      path={filter === 'reported' ? '/admin/reviews' : `/admin/reviews?list=${filter}`}
      act="review.read"
      ask={({ reviews, reviewPolicy }) =>
        Promise.all([reviews.prefetch({ ...initialListQuery, filter }), reviewPolicy.prefetch()])
      }
    >
      {(staff) => <ReviewsScreen key={filter} staff={staff} list={filter} />}
    </ConsolePage>
  )
}
