import { expect, test, vi } from 'vitest'
import { fallbackLocale, locales } from '@/core/locale'
import { texts } from './i18n'

const lacking = locales.find((locale) => locale !== fallbackLocale) ?? 'en'

// One language lacks the lede that all others have.
vi.mock('./dictionaries', () => ({
  loadNamespace: async (lng: string, namespace: string) => ({
    default: { title: `${lng} ${namespace}`, ...(lng === lacking ? {} : { lede: `lede in ${lng}` }) },
  }),
}))

test('texts returns the texts of the requested language', async () => {
  for (const locale of locales) {
    const t = await texts(locale, 'about')
    expect(t('title')).toBe(`${locale} about`)
    if (locale !== lacking) expect(t('lede')).toBe(`lede in ${locale}`)
  }
})

test('a missing text throws instead of falling back to another language or namespace', async () => {
  // The texts of the fallback language are loaded first, so that a fallback would be possible.
  await texts(fallbackLocale, 'about')
  await texts(lacking, 'common')
  const t = await texts(lacking, 'about')
  expect(() => t('lede')).toThrow(`no ${lacking} text for about:lede`)
})
