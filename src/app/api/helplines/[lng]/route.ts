import { helpCards } from '@/app/_pages/help-cards'
import { isLocale, locales } from '@/core/locale'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => locales.map((lng) => ({ lng }))

/** The help of every country in one language: all of them, so that asking for it does not say where somebody is. */
export async function GET(_req: Request, { params }: { params: Promise<{ lng: string }> }): Promise<Response> {
  const { lng } = await params
  return isLocale(lng) ? Response.json(helpCards(lng).all) : new Response(null, { status: 404 })
}
