import type { Metadata } from 'next'
import { appleIcon, icons } from '@/core/brand/mark'
import type { Locale } from '@/core/locale'

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
