import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { ClientPage } from './client-page'

/** Wraps every page for signing in, signing up and passwords. */
export const AuthPage = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <section className="wrap narrow flush section">
    <ClientPage locale={locale} namespaces={['auth', 'common', 'errors']}>
      {children}
    </ClientPage>
  </section>
)
