import { createServerI18next } from 'next-i18next/server'
import { fallbackLocale, isLocale, type Locale, localeCookie, localeCookieMaxAge, locales } from '@/core/locale'
import type { Namespace, Translate } from '@/ui/namespaces'
import { loadNamespace } from './dictionaries'

const { getT } = createServerI18next({
  supportedLngs: [...locales],
  fallbackLng: fallbackLocale,
  defaultNS: 'common',
  ns: ['common'],
  localeInPath: 'internal',
  cookieName: localeCookie,
  cookieMaxAge: localeCookieMaxAge,
  i18nextOptions: { preload: [], interpolation: { escapeValue: false } },
  resourceLoader: loadNamespace,
})

/** The texts of one namespace in one language, for server components; loaded when first asked for. */
export async function texts<N extends Namespace>(lng: Locale, namespace: N): Promise<Translate<N>> {
  const { t } = await getT(namespace, { lng })
  return t as unknown as Translate<N>
}

/** The language of a page from its `[lng]` segment. */
export async function pageLocale(params: Promise<{ lng: string }>): Promise<Locale> {
  const { lng } = await params
  return isLocale(lng) ? lng : fallbackLocale
}
