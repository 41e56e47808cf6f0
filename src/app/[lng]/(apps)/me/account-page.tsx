import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import type { Namespace } from '@/core/texts/namespaces'
import { serverQueries } from '@/trpc/server-queries'
import { PrefetchedQueries } from '@/trpc/TrpcProvider'
import { ClientPage } from '../_shared/client-page'
import { PageOwner } from '../_shared/page-owner'
import styles from './account-page.module.css'

type Queries = Awaited<ReturnType<typeof serverQueries>>

interface Props {
  locale: Locale
  namespaces: readonly Namespace[]
  /** Fetches the data of the page; the account itself is always fetched. */
  ask: (queries: Queries) => Promise<unknown>
  /** Whether the page is as wide as the frame of the site, instead of a narrow column for reading. */
  wide?: boolean
  children: ReactNode
}

/** Wraps the pages of an account. If `ask` throws, nothing is shown. */
export async function AccountPage({ locale, namespaces, ask, wide = false, children }: Props) {
  const queries = await serverQueries(locale)
  await Promise.all([queries.auth.account.fetch(), ask(queries)])
  return (
    <section className={wide ? `wrap ${styles.wide}` : 'wrap narrow section'}>
      <ClientPage locale={locale} namespaces={namespaces}>
        <PageOwner locale={locale} />
        <PrefetchedQueries state={queries.dehydrate()}>{children}</PrefetchedQueries>
      </ClientPage>
    </section>
  )
}
