import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import type { TextKey } from '@/core/texts/namespaces'
import { privateMetadata } from '@/seo/metadata'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { TextsProvider } from '@/ui/texts'
import { SignedOutFrame } from './signed-out-frame'

/** Returns the metadata of a console page, with the instruction to search engines not to index it. */
export const consoleMetadata =
  (title: TextKey<'admin'>) =>
  async ({ params }: { params: Promise<{ lng: string }> }): Promise<Metadata> => {
    const t = await texts(await pageLocale(params), 'admin')
    return privateMetadata(t(title))
  }

interface Props {
  locale: Locale
  children: ReactNode
}

/** Wraps the sign-in and setup pages of the console. */
export async function ConsoleEntry({ locale, children }: Props) {
  const words = await loadDictionaries(locale, ['admin', 'auth', 'common', 'errors'])
  return (
    <SignedOutFrame locale={locale}>
      <section className="wrap narrow section">
        <TextsProvider locale={locale} dictionaries={words}>
          {children}
        </TextsProvider>
      </section>
    </SignedOutFrame>
  )
}
