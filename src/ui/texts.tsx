'use client'
import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '@/core/locale'
import { type Dictionary, translate } from '@/core/texts/dictionary'
import type { Namespace, Namespaces, Translate } from '@/core/texts/namespaces'

interface Value {
  locale: Locale
  dictionaries: Partial<Namespaces>
}

const TextsContext = createContext<Value>({ locale: 'cn', dictionaries: {} })

/** Gives client components the texts of one page: a few hundred bytes instead of the i18next runtime. */
export function TextsProvider({ children, ...value }: Value & { children: ReactNode }) {
  return <TextsContext value={value}>{children}</TextsContext>
}

export const useLocale = (): Locale => useContext(TextsContext).locale

/**
 * Returns the texts of a namespace that the page has provided.
 * @throws Error when the page did not provide it: a raw key must never show.
 */
export function useTexts<N extends Namespace>(namespace: N): Translate<N> {
  const dictionary = useContext(TextsContext).dictionaries[namespace]
  if (!dictionary) throw new Error(`the page provides no texts for "${namespace}"`)
  return translate<N>(dictionary as Dictionary)
}
