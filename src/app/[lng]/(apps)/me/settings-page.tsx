import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { dictionaries } from '@/server/dictionaries'
import { StoreRestorer } from '@/stores/StoreRestorer'
import { TextsProvider } from '@/ui/texts'

/** What the pages of settings and privacy stand in. */
export async function SettingsPage({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <section className="wrap narrow section">
      <TextsProvider
        locale={locale}
        dictionaries={await dictionaries(locale, ['settings', 'auth', 'common', 'errors'])}
      >
        <StoreRestorer locale={locale} />
        {children}
      </TextsProvider>
    </section>
  )
}
