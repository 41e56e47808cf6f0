'use client'
import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '@/core/locale'
import type { Namespace, Namespaces, TextKey, TextParams, Translate } from './namespaces'

type Dictionary = { readonly [key: string]: string | Dictionary }
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
 * The texts of a namespace that the page has provided.
 * @throws Error when the page did not provide it: a raw key must never show.
 */
export function useTexts<N extends Namespace>(namespace: N): Translate<N> {
  const dictionary = useContext(TextsContext).dictionaries[namespace]
  if (!dictionary) throw new Error(`the page provides no texts for "${namespace}"`)
  return (key, params) => interpolate(lookUp(dictionary as Dictionary, key), params)
}

function lookUp<N extends Namespace>(dictionary: Dictionary, key: TextKey<N>): string {
  const found = key
    .split('.')
    .reduce<string | Dictionary | undefined>((node, part) => (typeof node === 'object' ? node[part] : node), dictionary)
  if (typeof found !== 'string') throw new Error(`no text for "${key}"`)
  return found
}

/** Replaces `{{name}}`, as i18next does on the server. */
export const interpolate = (text: string, params: TextParams = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
