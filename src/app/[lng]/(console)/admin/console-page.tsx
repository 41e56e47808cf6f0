import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import type { Permission } from '@/core/ops/permissions'
import type { Namespace } from '@/core/texts/namespaces'
import { getConsoleEnvironment } from '@/features/ops/environment'
import type { StaffView } from '@/features/ops/schema'
import { readSignedInStaff } from '@/features/ops/staff/session'
import { ConsoleFrame } from '@/features/ops/ui/frame/ConsoleFrame'
import { ConsoleName } from '@/features/ops/ui/frame/ConsoleName'
import { LanguageSwitch } from '@/features/site/ui/frame/LanguageSwitch'
import { staffTags } from '@/server/auth/owner-tags'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { texts } from '@/server/i18n/i18n'
import { pageContext } from '@/trpc/server'
import { serverQueries } from '@/trpc/server-queries'
import { PrefetchedQueries } from '@/trpc/TrpcProvider'
import { BrandMark } from '@/ui/motifs/BrandMark'
import { OwnerMark } from '@/ui/session/OwnerMark'
import { TextsProvider } from '@/ui/texts'

type Queries = Awaited<ReturnType<typeof serverQueries>>

interface Props {
  locale: Locale
  path: string
  /** Permission required for the page; staff without it are redirected to the first page. null: none required. */
  act: Permission | null
  /** Texts that the area needs in addition to those that all areas load. */
  area?: readonly Namespace[]
  /**
   * Prefetches the queries that the page's components run first: for a table, `initialListQuery` with its first filter.
   * Wrap a query in `orNotFound` if the page cannot exist without its result.
   */
  ask?: (ops: Queries['ops']) => Promise<unknown>
  children: (staff: StaffView) => ReactNode
}

/** Wraps the pages of the console. Renders no content before sign-in. */
export async function ConsolePage({ locale, path, act, area = [], ask, children }: Props) {
  const queries = await serverQueries(locale)
  const staff = await queries.ops.me.fetch()
  const context = await pageContext(locale)
  const signedIn = await readSignedInStaff(context.db, context)
  if (!staff || !signedIn) redirect(`/admin/login?next=${encodeURIComponent(path)}`)
  if (act !== null && !staff.acts.includes(act)) redirect('/admin')
  await ask?.(queries.ops)
  // Failed queries are left out: the browser repeats them and shows the error.
  const state = queries.dehydrate({ shouldDehydrateQuery: ({ state: { status } }) => status === 'success' })
  // Not a ClientPage: the console uses none of the stores.
  const words = await loadDictionaries(locale, ['admin', 'auth', 'common', 'errors', 'me', 'review', 'shop', ...area])
  const common = await texts(locale, 'common')
  return (
    <TextsProvider locale={locale} dictionaries={words}>
      <OwnerMark tags={staffTags(signedIn.staffId)} />
      <PrefetchedQueries state={state}>
        <ConsoleFrame
          staff={staff}
          path={path}
          name={<ConsoleName locale={locale} mark={<BrandMark lines={1.8} />} site={getConsoleEnvironment()} />}
          languages={<LanguageSwitch locale={locale} label={common('language.label')} />}
        >
          {children(staff)}
        </ConsoleFrame>
      </PrefetchedQueries>
    </TextsProvider>
  )
}
