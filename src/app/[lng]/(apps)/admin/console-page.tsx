import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import type { Act } from '@/core/ops/acts'
import type { TextKey } from '@/core/texts/namespaces'
import type { StaffView } from '@/features/ops/schema'
import { ConsoleFrame } from '@/features/ops/ui/ConsoleFrame'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n'
import { RemoteData } from '@/trpc/RemoteData'
import { serverApi } from '@/trpc/server'
import { ClientPage } from '../client-page'
import styles from './console-page.module.css'

/** Of every page of the console: found by nobody who was not told. */
export const consoleMetadata =
  (title: TextKey<'admin'>) =>
  async ({ params }: { params: Promise<{ lng: string }> }): Promise<Metadata> => {
    const t = await texts(await pageLocale(params), 'admin')
    return privateMetadata(t(title))
  }

interface Props {
  locale: Locale
  path: string
  /** Without it the role is sent to the first page. */
  act: Act | null
  children: (staff: StaffView) => ReactNode
}

/** What the pages of the console stand in. Nothing of them is rendered before somebody has signed in. */
export async function ConsolePage({ locale, path, act, children }: Props) {
  const staff = await (await serverApi(locale)).ops.me()
  if (!staff) redirect(`/admin/login?next=${encodeURIComponent(path)}`)
  if (act !== null && !staff.acts.includes(act)) redirect('/admin')
  return (
    <section className={`wrap ${styles.page}`}>
      <ClientPage locale={locale} namespaces={['admin', 'auth', 'common', 'errors', 'me', 'review', 'shop']}>
        <RemoteData>
          <ConsoleFrame staff={staff}>{children(staff)}</ConsoleFrame>
        </RemoteData>
      </ClientPage>
    </section>
  )
}

interface DoorProps {
  locale: Locale
  children: ReactNode
}

/** What the ways into the console stand in. */
export const ConsoleDoor = ({ locale, children }: DoorProps) => (
  <section className="wrap narrow section">
    <ClientPage locale={locale} namespaces={['admin', 'auth', 'common', 'errors']}>
      {children}
    </ClientPage>
  </section>
)
