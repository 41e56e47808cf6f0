import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { ClientPage } from './client-page'

/** What every page with a form of accounts stands in. */
export const AuthPage = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <section className="wrap narrow section">
    <ClientPage locale={locale} namespaces={['auth', 'common', 'errors']}>
      {children}
    </ClientPage>
  </section>
)
