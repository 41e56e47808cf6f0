import { parseTimeZone } from '@/core/dates'
import { findLocaleByTag, preferredTags } from '@/core/locale'
import type { ReaderLocation } from '@/features/report/files/download'
import { isPaperName, readerPaper } from '@/pdf/paper'
import type { PdfFile } from '@/pdf/pdf'
import { privateHeaders } from '@/server/http/response-headers'
import { guessHelplineCountry } from '@/server/i18n/reader-country'
import { createContext } from '@/trpc/context'

/**
 * The requester of a file, in the language of its address (`?lang=`), their probable country, their time zone (`?zone=`)
 * and the paper they print on: `?paper=a4` or `?paper=letter`, else that of the country.
 */
export async function createFileContext(req: Request) {
  const { searchParams } = new URL(req.url)
  const context = await createContext(req.headers, () => {}, findLocaleByTag(searchParams.get('lang')))
  const paper = searchParams.get('paper')
  const place: ReaderLocation = {
    country: guessHelplineCountry(req.headers, context.locale),
    zone: parseTimeZone(searchParams.get('zone')),
    paper: isPaperName(paper) ? paper : undefined,
    usual: readerPaper(preferredTags(req.headers.get('accept-language') ?? ''), context.locale),
  }
  return { context, place }
}

export const pdfResponse = ({ bytes, fileName }: PdfFile): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      ...privateHeaders,
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  })
