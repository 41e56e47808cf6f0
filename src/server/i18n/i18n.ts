import { createServerI18next } from 'next-i18next/server'
import { fallbackLocale, isLocale, type Locale, localeCookie, localeCookieMaxAge, locales } from '@/core/locale'
import type { Namespace, Translate } from '@/core/texts/namespaces'
import { loadNamespace } from './dictionaries'

/** Makes a missing text an error instead of showing another language's text; the build finds it before any reader. */
const strict = {
  // This overrides the option below, which the library then uses only for addresses without a language.
  fallbackLng: false as const,
  fallbackNS: false as const,
  appendNamespaceToMissingKey: true,
  parseMissingKeyHandler: (key: string, _?: string, options?: { lng?: string }): never => {
    throw new Error(`no ${options?.lng ?? 'such'} text for ${key}`)
  },
  // In production, a gap in a sentence is better than no page; the build and the tests find a missing value earlier.
  missingInterpolationHandler: (text: string, [placeholder = '']: string[]): string => {
    const found = `no value for ${placeholder} in "${text}"`
    if (process.env.NODE_ENV === 'test' || process.env.NEXT_PHASE === 'phase-production-build') throw new Error(found)
    return ''
  },
}

const { getT } = createServerI18next({
  supportedLngs: [...locales],
  fallbackLng: fallbackLocale,
  defaultNS: 'common',
  ns: ['common'],
  localeInPath: 'internal',
  cookieName: localeCookie,
  cookieMaxAge: localeCookieMaxAge,
  i18nextOptions: {
    preload: [],
    interpolation: { escapeValue: false },
    ...strict,
  },
  resourceLoader: loadNamespace,
})

/** Loads the texts of one namespace in one language at first use, for server components. */
export async function texts<N extends Namespace>(lng: Locale, namespace: N): Promise<Translate<N>> {
  const { t } = await getT(namespace, { lng })
  return t as unknown as Translate<N>
}

/** Returns the language of a page from its `[lng]` segment. */
export async function pageLocale(params: Promise<{ lng: string }>): Promise<Locale> {
  const { lng } = await params
  return isLocale(lng) ? lng : fallbackLocale
}
