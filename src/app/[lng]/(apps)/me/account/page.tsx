import type { Metadata } from 'next'
import { AccountScreen } from '@/features/me/ui/AccountScreen'
import { SharedList } from '@/features/share/ui/SharedList'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { requireAccount } from '../../_shared/account'
import { AccountPage } from '../account-page'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'me')
  return privateMetadata(t('account.title'))
}

export default async function MyAccountPage({ params }: Props) {
  const locale = await pageLocale(params)
  await requireAccount(locale, '/me/account')
  return (
    <AccountPage
      locale={locale}
      namespaces={['me', 'share', 'withdraw', 'common', 'errors']}
      ask={({ me, payment, share }) =>
        Promise.all([me.overview.fetch(), me.orders.fetch(), payment.refundRights.fetch(), share.list.fetch()])
      }
    >
      <AccountScreen shared={<SharedList />} />
    </AccountPage>
  )
}
