import { isLocale } from '@/core/locale'
import { downloadReport } from '@/features/report/download'
import { noPdf } from '@/features/report/no-pdf'
import { unlistedHeaders } from '@/server/http/html'
import { requestCountry } from '@/server/reader-country'
import { createContext } from '@/trpc/context'

export const dynamic = 'force-dynamic'

/** A full report as a file; what cannot be had is explained on a page in the language asked for. */
export async function GET(req: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  const lang = new URL(req.url).searchParams.get('lang')
  const context = await createContext(req.headers, () => {}, isLocale(lang) ? lang : undefined)
  try {
    const download = await downloadReport(context, id, requestCountry(req.headers, context.locale))
    if (!download) return await noPdf(context.locale, id, null)
    return new Response(new Uint8Array(download.bytes), {
      headers: {
        ...unlistedHeaders,
        'content-type': 'application/pdf',
        'content-length': String(download.bytes.byteLength),
        'content-disposition': `attachment; filename="${download.fileName}"`,
      },
    })
  } catch (error) {
    return noPdf(context.locale, id, error)
  }
}
