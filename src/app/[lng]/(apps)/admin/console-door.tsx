import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import type { TextKey } from '@/core/texts/namespaces'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n'
import { ClientPage } from '../client-page'

/** Of every page of the console: found by nobody who was not told. */
export const consoleMetadata =
  (title: TextKey<'admin'>) =>
  async ({ params }: { params: Promise<{ lng: string }> }): Promise<Metadata> => {
    const t = await texts(await pageLocale(params), 'admin')
    return privateMetadata(t(title))
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
