/** The three languages of the product; `cn` is the product's own code for Simplified Chinese, not an Intl tag. */
export const locales = ['cn', 'en', 'es'] as const
export type Locale = (typeof locales)[number]

export const fallbackLocale: Locale = 'cn'
export const localeCookie = 'i18n_redirected'
/** 365 days, in seconds. */
export const localeCookieMaxAge = 365 * 24 * 60 * 60

/** BCP 47 tags for `<html lang>` and for Intl, which does not know `cn`. */
export const htmlLang: Record<Locale, string> = { cn: 'zh-CN', en: 'en-US', es: 'es-ES' }
/** Name of each language in that language, for the switcher. */
export const localeNames: Record<Locale, string> = { cn: '中文', en: 'English', es: 'Español' }

/** Returns the name of a language for a reader of another, for use within a sentence. */
export const languageNameFor = (reader: Locale, language: Locale): string =>
  new Intl.DisplayNames(htmlLang[reader], { type: 'language' }).of(htmlLang[language].slice(0, 2)) ??
  localeNames[language]

export const isLocale = (value: string | null | undefined): value is Locale =>
  (locales as readonly unknown[]).includes(value)

/** Returns a function that makes a value on its first use in a language and then returns the same value. */
export function memoizeByLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>()
  return (locale) => {
    if (!made.has(locale)) made.set(locale, make(locale))
    return made.get(locale) as T
  }
}

/**
 * Returns the language of a request: query `lang`, then the stored cookie, then `Accept-Language`, then cn. Empty
 * values are ignored; case and region do not matter; an explicit but unsupported language becomes cn.
 */
export function resolveLocale(query?: string | null, cookie?: string | null, accept?: string | null): Locale {
  const explicit = query || cookie
  if (explicit) return findLocaleByTag(explicit) ?? fallbackLocale
  for (const tag of preferredTags(accept ?? '')) {
    const locale = findLocaleByTag(tag)
    if (locale) return locale
  }
  return fallbackLocale
}

/**
 * Returns the locale of a tag: `es`, `ES`, `es-MX` and `es_MX` are all Spanish; any `zh` is cn. Punctuation and words
 * behind the tag do not matter.
 */
export function findLocaleByTag(tag: string | null): Locale | undefined {
  const [base] = /^[a-z]+/.exec((tag ?? '').trim().toLowerCase()) ?? []
  if (base === 'zh') return 'cn'
  return isLocale(base) ? base : undefined
}

/**
 * Returns whether the `lang` of an address is a language tag and nothing more. A program that turns text into links
 * includes the punctuation behind an address (`?lang=es.`): the page opens in that language, but the reader has not
 * chosen it.
 */
export const isLanguageTag = (tag: string): boolean => /^[a-z]{1,8}([-_][a-z\d]{1,8})*$/i.test(tag.trim())

/** Returns the language tags of an `Accept-Language` header, best first; `q=0` means "not this one". */
export function preferredTags(accept: string): string[] {
  return accept
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.split(';')
      const q = params.map((p) => p.trim()).find((p) => p.startsWith('q='))
      return { tag: tag.trim(), q: q ? Number(q.slice(2)) || 0 : 1 }
    })
    .filter(({ tag, q }) => tag && q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => tag)
}
