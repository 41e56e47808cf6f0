import { parseTimeZone } from '@/core/dates'
import { findLocaleByTag, preferredTags } from '@/core/locale'
import type { ReaderLocation } from '@/features/report/files/download'
import { isPaperName, paperForLanguages } from '@/pdf/paper'
import type { PdfFile } from '@/pdf/pdf'
import { privateHeaders } from '@/server/http/response-headers'
import { guessHelplineCountry } from '@/server/i18n/reader-country'
import { createContext } from '@/trpc/context'

/**
 * Returns the context of a request for a file, in the language of its address (`?lang=`), with the reader's probable
 * country, time zone (`?zone=`) and paper (`?paper=a4` or `?paper=letter`); `usual` is the paper that the browser's
 * languages suggest.
 */
export async function createFileContext(req: Request) {
  const { searchParams } = new URL(req.url)
  const context = await createContext(req.headers, () => {}, findLocaleByTag(searchParams.get('lang')))
  const paper = searchParams.get('paper')
  const place: ReaderLocation = {
    country: guessHelplineCountry(req.headers, context.locale),
    zone: parseTimeZone(searchParams.get('zone')),
    paper: isPaperName(paper) ? paper : undefined,
    usual: paperForLanguages(preferredTags(req.headers.get('accept-language') ?? ''), context.locale),
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
