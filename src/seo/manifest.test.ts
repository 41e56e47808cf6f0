import { expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { manifest, siteIcons } from './manifest'

test.each(locales)('the manifest in %s has the start URL and the icons that installation requires', (locale) => {
  const site = manifest(locale, { name: 'a', description: 'b' })
  expect(site).toMatchObject({ id: '/', name: 'a', start_url: `/?lang=${locale}`, scope: '/' })
  // Chromium asks for 192 and 512 pixels, one of them without a shape cut out of it.
  expect(site.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  expect(siteIcons(locale).manifest).toBe(`/manifest/${locale}.webmanifest`)
})
