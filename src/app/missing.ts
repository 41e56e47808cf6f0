import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { fallbackLocale, isLocale, type Locale } from '@/core/locale'
import { privateMetadata } from '@/seo/metadata'
import { texts } from '@/server/i18n'

/** What pages for something that is not there know of the request: Next gives them no parameters. */
export async function missedRequest(): Promise<{ locale: Locale; path: string }> {
  const requested = await headers()
  const lang = requested.get('x-lang')
  return { locale: isLocale(lang) ? lang : fallbackLocale, path: requested.get('x-pathname') ?? '' }
}

/** The title of every page that is not there. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await texts((await missedRequest()).locale, 'common')
  return privateMetadata(`${t('error.notFoundTitle')} · ${t('site.name')}`)
}
