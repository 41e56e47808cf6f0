import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { type Locale, storedLocale } from '@/core/locale'
import { privateMetadata } from '@/seo/metadata'
import { texts } from '@/server/i18n'

/** What pages for something that is not there know of the request: Next gives them no parameters. */
export async function missedRequest(): Promise<{ locale: Locale; path: string }> {
  const requested = await headers()
  return { locale: storedLocale(requested.get('x-lang') ?? ''), path: requested.get('x-pathname') ?? '' }
}

/** The title of every page that is not there. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await texts((await missedRequest()).locale, 'common')
  return privateMetadata(`${t('error.notFoundTitle')} · ${t('site.name')}`)
}
