import { createServerI18next } from 'next-i18next/server'
import { fallbackLocale, isLocale, type Locale, localeCookie, localeCookieMaxAge, locales } from '@/core/locale'
import type { Namespace, Namespaces, Translate } from '@/ui/namespaces'

const load = (lng: string, ns: string) => import(`../../locales/${lng}/${ns}.json`)

const { getT } = createServerI18next({
  supportedLngs: [...locales],
  fallbackLng: fallbackLocale,
  defaultNS: 'common',
  ns: ['common'],
  localeInPath: 'internal',
  cookieName: localeCookie,
  cookieMaxAge: localeCookieMaxAge,
  i18nextOptions: { preload: [], interpolation: { escapeValue: false } },
  resourceLoader: load,
})

/** The texts of one namespace in one language, for server components; loaded when first asked for. */
export async function texts<N extends Namespace>(lng: Locale, namespace: N): Promise<Translate<N>> {
  const { t } = await getT(namespace, { lng })
  return t as unknown as Translate<N>
}

/** The same texts as plain objects, for `TextsProvider`. */
export async function dictionaries<N extends Namespace>(
  lng: Locale,
  names: readonly N[],
): Promise<Pick<Namespaces, N>> {
  const entries = await Promise.all(names.map(async (name) => [name, (await load(lng, name)).default] as const))
  return Object.fromEntries(entries) as Pick<Namespaces, N>
}

/** The language of a page from its `[lng]` segment. */
export async function pageLocale(params: Promise<{ lng: string }>): Promise<Locale> {
  const { lng } = await params
  return isLocale(lng) ? lng : fallbackLocale
}
