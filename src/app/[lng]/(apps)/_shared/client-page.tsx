import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import type { Namespace } from '@/core/texts/namespaces'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { StoreRestorer } from '@/stores/StoreRestorer'
import { TextsProvider } from '@/ui/texts'

interface Props {
  locale: Locale
  /** Text namespaces that the client components of the page need. */
  namespaces: readonly Namespace[]
  children: ReactNode
}

/** Wraps the client components of a page: provides their texts and restores the stores. */
export async function ClientPage({ locale, namespaces, children }: Props) {
  return (
    <TextsProvider locale={locale} dictionaries={await loadDictionaries(locale, namespaces)}>
      <StoreRestorer locale={locale} />
      {children}
    </TextsProvider>
  )
}
