import type { Metadata } from 'next'
import { MeScreen } from '@/features/me/ui/MeScreen'
import { ResultsScreen } from '@/features/me/ui/ResultsScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { requireAccount } from '../_shared/account'
import { AccountPage } from './account-page'

interface Props {
  params: Promise<{ lng: string }>
  /** `test` or `page` requests the list of results by date: of that test, or of all tests without `test`. */
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'me')
  return privateMetadata(t('title'))
}

export default async function MePage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const query = await searchParams
  const page = /^[1-9]\d{0,3}$/.test(String(query.page)) ? Number(query.page) : undefined
  const slug = typeof query.test === 'string' && /^[a-z-]{1,60}$/.test(query.test) ? query.test : undefined
  const asked = [...(slug ? [`test=${slug}`] : []), ...(page ? [`page=${page}`] : [])].join('&')
  await requireAccount(locale, asked ? `/me?${asked}` : '/me')
  const namespaces = ['me', 'settings', 'common', 'errors'] as const
  if (!asked) {
    return (
      <AccountPage
        wide
        locale={locale}
        namespaces={namespaces}
        ask={({ me }) => Promise.all([me.overview.fetch(), me.wall.fetch()])}
      >
        <MeScreen />
      </AccountPage>
    )
  }
  const list = { page: page ?? 1, slug }
  return (
    <AccountPage
      locale={locale}
      namespaces={namespaces}
      ask={({ me }) => Promise.all([me.overview.fetch(), me.wall.fetch(), me.tests.fetch(list)])}
    >
      <ResultsScreen {...list} />
    </AccountPage>
  )
}
