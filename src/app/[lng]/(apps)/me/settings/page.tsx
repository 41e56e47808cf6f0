import type { Metadata } from 'next'
import { SettingsScreen } from '@/features/me/ui/settings/SettingsScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n'
import { ownAccount } from '../../account'
import { AccountPage } from '../account-page'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'settings')
  return privateMetadata(t('title'))
}

export default async function PersonalSettingsPage({ params }: Props) {
  const locale = await pageLocale(params)
  await ownAccount(locale, '/me/settings')
  return (
    <AccountPage
      locale={locale}
      namespaces={['settings', 'auth', 'common', 'errors']}
      ask={({ me }) => me.profile.fetch()}
    >
      <SettingsScreen />
    </AccountPage>
  )
}
