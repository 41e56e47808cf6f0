import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { fallbackLocale, isLocale } from '@/core/locale'
import { MissedPage, type MissedRequest, missedTitle } from '@/features/site/ui/MissedPage'
import { privateMetadata } from '@/seo/metadata'

/** Returns the facts that the not-found page knows about the request: Next gives it no parameters. */
export async function missedRequest(): Promise<MissedRequest> {
  const requested = await headers()
  const lang = requested.get('x-lang')
  return {
    locale: isLocale(lang) ? lang : fallbackLocale,
    path: requested.get('x-pathname') ?? '',
    search: requested.get('x-search') ?? '',
  }
}

export const generateMetadata = async (): Promise<Metadata> => privateMetadata(await missedTitle(await missedRequest()))

/**
 * The `not-found.tsx` of every app page that can be missing: shown where one goes there inside the apps. It stands beside
 * its page and not above others, because it reads headers, so whatever it belongs to is rendered for each request.
 * Whoever loads such an address gets the same from the server in front (src/documents/serve/drawn-pages.ts).
 */
export default async function Missing() {
  return <MissedPage {...(await missedRequest())} />
}
