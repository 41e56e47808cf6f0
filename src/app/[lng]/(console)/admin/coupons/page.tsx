import { initialListQuery } from '@/core/ops/console-lists'
import { CouponsScreen } from '@/features/ops/ui/coupons/CouponsScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../console-entry'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('nav.coupons')

export default async function CouponsPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path="/admin/coupons"
      act="coupon.read"
      area={['admin-books']}
      ask={({ coupons }) => coupons.prefetch({ ...initialListQuery, filter: 'open' })}
    >
      {(staff) => <CouponsScreen mayAdd={staff.acts.includes('coupon.add')} />}
    </ConsolePage>
  )
}
