import { isLocale } from '@/core/locale'
import type { Download } from '@/features/report/download'
import { unlistedHeaders } from '@/server/http/html'
import { requestCountry } from '@/server/reader-country'
import { createContext } from '@/trpc/context'

/** Who asks for a file, in the language of its address (`?lang=`), and where they probably are. */
export async function requestedContext(req: Request) {
  const lang = new URL(req.url).searchParams.get('lang')
  const context = await createContext(req.headers, () => {}, isLocale(lang) ? lang : undefined)
  return { context, country: requestCountry(req.headers, context.locale) }
}

export const pdfResponse = ({ bytes, fileName }: Download): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      ...unlistedHeaders,
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  })
