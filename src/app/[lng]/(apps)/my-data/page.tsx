import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { BrowserDataScreen } from '@/features/me/ui/settings/BrowserDataScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'
import { TrpcProvider } from '@/trpc/TrpcProvider'
import { loadAccount } from '../_shared/account'
import { ClientPage } from '../_shared/client-page'
import { PageOwner } from '../_shared/page-owner'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'my-data')
  return privateMetadata(t('title'))
}

/**
 * Renders everything that was done in a browser without an account; redirects a signed-in user to the account's data.
 */
export default async function MyDataPage({ params }: Props) {
  const locale = await pageLocale(params)
  if (await loadAccount(locale)) redirect('/me/privacy')
  const { me, evidence } = await serverApi(locale)
  const found = await me.browser()
  const studies = found.sittings > 0 ? await evidence.mine() : null
  return (
    <section className="wrap narrow flush section">
      <ClientPage locale={locale} namespaces={['my-data', 'studies', 'common', 'errors']}>
        <PageOwner locale={locale} />
        <TrpcProvider>
          <BrowserDataScreen found={found} studies={studies} />
        </TrpcProvider>
      </ClientPage>
    </section>
  )
}
