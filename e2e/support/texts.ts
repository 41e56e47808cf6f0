import { readFileSync } from 'node:fs'
import type { Locale } from '@/core/locale'
import type { Namespace, Namespaces } from '@/core/texts/namespaces'

/** Returns the texts of one language, so that a test looks for the words a user of that language reads. */
export function texts(locale: Locale): Namespaces {
  return new Proxy({} as Namespaces, {
    get: (_, namespace: Namespace) => JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8')),
  })
}

/** Matches a text whose `{{placeholders}}` are filled with anything. */
export const filledTextPattern = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )
