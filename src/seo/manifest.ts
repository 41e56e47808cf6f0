import type { Metadata } from 'next'
import { dayPalette } from '@/core/brand/brand'
import { appleIcon, type Icon, icons, maskableIcon } from '@/core/brand/logo'
import { htmlLang, type Locale } from '@/core/locale'

const entry = ({ path, size, cut }: Icon) => ({
  src: path,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: cut ? 'maskable' : 'any',
})

/** Returns the web app manifest in one language: https://www.w3.org/TR/appmanifest/ */
export const manifest = (locale: Locale, { name, description }: { name: string; description: string }) => ({
  // The id is the same in every language, so that changing the language installs no second app.
  id: '/',
  name,
  short_name: name,
  description,
  lang: htmlLang[locale],
  dir: 'ltr',
  start_url: `/?lang=${locale}`,
  scope: '/',
  display: 'minimal-ui',
  background_color: dayPalette.paper,
  theme_color: dayPalette.paper,
  icons: [...icons, maskableIcon].map(entry),
})

/** Returns the site's icons and, for home screens, the manifest with its name and colours in a language. */
export const siteIcons = (locale: Locale): Metadata => ({
  icons: {
    icon: [
      { url: '/favicon.svg', type: 'image/svg+xml' },
      ...icons.map(({ path, size }) => ({ url: path, type: 'image/png', sizes: `${size}x${size}` })),
    ],
    apple: { url: appleIcon.path, sizes: `${appleIcon.size}x${appleIcon.size}` },
  },
  manifest: `/manifest/${locale}.webmanifest`,
})
