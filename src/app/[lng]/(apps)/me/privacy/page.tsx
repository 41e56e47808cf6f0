import type { Metadata } from 'next'
import { PrivacyScreen } from '@/features/me/ui/settings/PrivacyScreen'
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
  return privateMetadata(t('privacy.title'))
}

export default async function MyDataPage({ params }: Props) {
  const locale = await pageLocale(params)
  const { email } = await ownAccount(locale, '/me/privacy')
  const consents = await (await serverApi(locale)).me.consents()
  return (
    <SettingsPage locale={locale}>
      <PrivacyScreen locale={locale} email={email} consents={consents} />
    </SettingsPage>
  )
}
