import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { fallbackLocale, isLocale } from '@/core/locale'
import { getNotFoundTitle, type NotFoundRequest, NotFoundScreen } from '@/features/site/ui/NotFoundScreen'
import { privateMetadata } from '@/seo/metadata'

/** Returns the request data for the not-found page from headers, because Next passes it no parameters. */
export async function notFoundRequest(): Promise<NotFoundRequest> {
  const requested = await headers()
  const lang = requested.get('x-lang')
  return {
    locale: isLocale(lang) ? lang : fallbackLocale,
    path: requested.get('x-pathname') ?? '',
    search: requested.get('x-search') ?? '',
  }
}

export const generateMetadata = async (): Promise<Metadata> =>
  privateMetadata(await getNotFoundTitle(await notFoundRequest()))

/**
 * Shared `not-found.tsx` of every app page that can be missing, for client-side navigation. It is placed next to each
 * page instead of a common parent, because it reads headers, which makes all pages below it dynamic. A full page load
 * gets the same content from the server in front (src/documents/serve/finish-page.ts).
 */
export default async function NotFoundPage() {
  return <NotFoundScreen {...(await notFoundRequest())} />
}
