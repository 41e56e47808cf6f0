import type { Metadata } from 'next'
import { PrivacyScreen } from '@/features/me/ui/settings/PrivacyScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { requireAccount } from '../../_shared/account'
import { AccountPage } from '../account-page'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'settings')
  return privateMetadata(t('privacy.title'))
}

export default async function MyDataPage({ params }: Props) {
  const locale = await pageLocale(params)
  await requireAccount(locale, '/me/privacy')
  return (
    <AccountPage
      locale={locale}
      namespaces={['settings', 'studies', 'auth', 'common', 'errors']}
      ask={({ me, evidence }) => Promise.all([me.consents.fetch(), evidence.mine.fetch()])}
    >
      <PrivacyScreen />
    </AccountPage>
  )
}
