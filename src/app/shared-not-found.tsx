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
 * Renders the page for a missing record during client-side navigation. Every app page that can be missing has a
 * `not-found.tsx` with it beside itself. A common parent would not do: this page reads headers, which makes all pages
 * below it dynamic. A full page load gets the same content from the server in front
 * (src/documents/serve/finish-page.ts).
 */
export default async function NotFoundPage() {
  return <NotFoundScreen {...(await notFoundRequest())} />
}
