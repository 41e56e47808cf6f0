import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import type { Act } from '@/core/ops/acts'
import type { Namespace } from '@/core/texts/namespaces'
import type { StaffView } from '@/features/ops/schema'
import { ConsoleFrame } from '@/features/ops/ui/ConsoleFrame'
import { RemoteData } from '@/trpc/RemoteData'
import { serverApi } from '@/trpc/server'
import { ClientPage } from '../client-page'
import styles from './console-page.module.css'

interface Props {
  locale: Locale
  path: string
  /** Without it the role is sent to the first page. */
  act: Act | null
  /** What the area says beside what all of them say. */
  area?: readonly Namespace[]
  children: (staff: StaffView) => ReactNode
}

/** What the pages of the console stand in. Nothing of them is rendered before somebody has signed in. */
export async function ConsolePage({ locale, path, act, area = [], children }: Props) {
  const staff = await (await serverApi(locale)).ops.me()
  if (!staff) redirect(`/admin/login?next=${encodeURIComponent(path)}`)
  if (act !== null && !staff.acts.includes(act)) redirect('/admin')
  return (
    <section className={`wrap ${styles.page}`}>
      <ClientPage locale={locale} namespaces={['admin', 'auth', 'common', 'errors', 'me', 'review', 'shop', ...area]}>
        <RemoteData>
          <ConsoleFrame staff={staff}>{children(staff)}</ConsoleFrame>
        </RemoteData>
      </ClientPage>
    </section>
  )
}
