import type { Metadata } from 'next'
import { MeScreen } from '@/features/me/ui/MeScreen'
import { SharedList } from '@/features/share/ui/SharedList'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { ownAccount } from '../_shared/account'
import { AccountPage } from './account-page'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'me')
  return privateMetadata(t('title'))
}

export default async function MePage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  await ownAccount(locale, '/me')
  const { page: query } = await searchParams
  const page = /^[1-9]\d{0,3}$/.test(String(query)) ? Number(query) : 1
  return (
    <AccountPage
      locale={locale}
      namespaces={['me', 'settings', 'share', 'withdraw', 'common', 'errors']}
      ask={({ me, payment, share }) =>
        Promise.all([
          me.overview.fetch(),
          me.tests.fetch({ page }),
          me.orders.fetch(),
          payment.refundRights.fetch(),
          share.list.fetch(),
        ])
      }
    >
      <MeScreen page={page} shared={<SharedList />} />
    </AccountPage>
  )
}
