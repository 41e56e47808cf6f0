import type { Metadata } from 'next'
import { MeScreen } from '@/features/me/ui/MeScreen'
import { SharedList } from '@/features/share/ui/SharedList'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n'
import { serverApi } from '@/trpc/server'
import { ownAccount } from '../account'

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
  const account = await ownAccount(locale, '/me')
  const { page: asked } = await searchParams
  const page = /^[1-9]\d{0,3}$/.test(String(asked)) ? Number(asked) : 1
  const api = await serverApi(locale)
  const [overview, tests, orders, shared] = await Promise.all([
    api.me.overview(),
    api.me.tests({ page }),
    api.me.orders(),
    api.share.list(),
  ])
  return (
    <section className="wrap narrow section">
      <MeScreen
        {...{ locale, account, overview, tests, orders, page }}
        shared={<SharedList locale={locale} shared={shared} />}
      />
    </section>
  )
}
