import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import type { Namespace } from '@/core/texts/namespaces'
import { dictionaries } from '@/server/dictionaries'
import { StoreRestorer } from '@/stores/StoreRestorer'
import { TextsProvider } from '@/ui/texts'

interface Props {
  locale: Locale
  /** What its components speak with. */
  namespaces: readonly Namespace[]
  children: ReactNode
}

/** What the client components of a page stand in: its texts and the restored stores. */
export async function ClientPage({ locale, namespaces, children }: Props) {
  return (
    <TextsProvider locale={locale} dictionaries={await dictionaries(locale, namespaces)}>
      <StoreRestorer locale={locale} />
      {children}
    </TextsProvider>
  )
}
