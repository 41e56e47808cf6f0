import { createFileContext, pdfResponse } from '@/app/pdf-response'
import { downloadPrintedPage } from '@/features/report/files/download'
import { reportPdfErrorPage } from '@/features/report/files/pdf-error-pages'

export const dynamic = 'force-dynamic'

/** Returns one printable page of a full report as a PDF; a page in the requested language explains a failure. */
export async function GET(
  req: Request,
  { params }: { params: Promise<{ id: string; kind: string }> },
): Promise<Response> {
  const { id, kind } = await params
  const { context, place } = await createFileContext(req)
  try {
    const download = await downloadPrintedPage(context, id, kind, place)
    return typeof download === 'string' ? await reportPdfErrorPage(context.locale, id, download) : pdfResponse(download)
  } catch (error) {
    return reportPdfErrorPage(context.locale, id, error)
  }
}
