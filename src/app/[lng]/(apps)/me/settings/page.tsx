import type { Metadata } from 'next'
import { SettingsScreen } from '@/features/me/ui/settings/SettingsScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n'
import { serverApi } from '@/trpc/server'
import { ownAccount } from '../../account'
import { SettingsPage } from '../settings-page'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'settings')
  return privateMetadata(t('title'))
}

export default async function PersonalSettingsPage({ params }: Props) {
  const locale = await pageLocale(params)
  const account = await ownAccount(locale, '/me/settings')
  const profile = await (await serverApi(locale)).me.profile()
  return (
    <SettingsPage locale={locale}>
      <SettingsScreen locale={locale} account={account} profile={profile} />
    </SettingsPage>
  )
}
