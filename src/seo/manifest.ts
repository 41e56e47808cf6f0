import { dayPalette } from '@/core/brand/brand'
import { type Icon, icons, maskableIcon } from '@/core/brand/mark'
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
