import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
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
  /** What the server has asked already: `queries.dehydrate()`. */
  state?: DehydratedState
  children: ReactNode
}

/** What the client components of a page stand in: its texts, the restored stores, and the first answers. */
export async function ClientPage({ locale, namespaces, state, children }: Props) {
  return (
    <TextsProvider locale={locale} dictionaries={await dictionaries(locale, namespaces)}>
      <StoreRestorer locale={locale} />
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </TextsProvider>
  )
}
