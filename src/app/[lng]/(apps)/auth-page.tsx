import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { dictionaries } from '@/server/dictionaries'
import { StoreRestorer } from '@/stores/StoreRestorer'
import { TextsProvider } from '@/ui/texts'

/** What every page with a form of accounts stands in. */
export async function AuthPage({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <section className="wrap narrow section">
      <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['auth', 'common', 'errors'])}>
        <StoreRestorer locale={locale} />
        {children}
      </TextsProvider>
    </section>
  )
}
