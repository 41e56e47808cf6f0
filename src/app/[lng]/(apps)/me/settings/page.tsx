import type { Metadata } from 'next'
import { SettingsScreen } from '@/features/me/ui/settings/SettingsScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'
import { requireAccount } from '../../_shared/account'
import { ClientPage } from '../../_shared/client-page'
import { PageOwner } from '../../_shared/page-owner'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'settings')
  return privateMetadata(t('title'))
}

export default async function PersonalSettingsPage({ params }: Props) {
  const locale = await pageLocale(params)
  await requireAccount(locale, '/me/settings')
  const { auth, me } = await serverApi(locale)
  const [account, profile] = await Promise.all([auth.account(), me.profile()])
  return (
    <section className="wrap narrow flush section">
      <ClientPage locale={locale} namespaces={['settings', 'auth', 'common', 'errors']}>
        <PageOwner locale={locale} />
        <SettingsScreen account={account} profile={profile} />
      </ClientPage>
    </section>
  )
}
