import { firstPage } from '@/core/ops/table'
import { ReviewsScreen } from '@/features/ops/ui/ReviewsScreen'
import { pageLocale } from '@/server/i18n'
import { consoleMetadata } from '../console-door'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('reviews.title')

export default async function ReviewsPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path="/admin/reviews"
      act="review.read"
      ask={({ reviews, reviewPolicy }) =>
        Promise.all([reviews.prefetch({ ...firstPage, filter: 'reported' }), reviewPolicy.prefetch()])
      }
    >
      {(staff) => <ReviewsScreen staff={staff} />}
    </ConsolePage>
  )
}
