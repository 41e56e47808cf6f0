import { helpCards } from '@/app/_pages/help-cards'
import { isLocale, locales } from '@/core/locale'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => locales.map((lng) => ({ lng }))

/**
 * Returns the helplines of every country in one language, all at once, so that the request does not reveal the reader's
 * country.
 */
export async function GET(_req: Request, { params }: { params: Promise<{ lng: string }> }): Promise<Response> {
  const { lng } = await params
  return isLocale(lng) ? Response.json(helpCards(lng).all) : new Response(null, { status: 404 })
}
