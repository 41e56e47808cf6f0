import { createFileContext, pdfResponse } from '@/app/pdf-response'
import { downloadReport } from '@/features/report/files/download'
import { reportPdfErrorPage } from '@/features/report/files/pdf-error-pages'

export const dynamic = 'force-dynamic'

/** Returns a full report as a PDF file; a page in the requested language explains a failure. */
export async function GET(req: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  const { context, place } = await createFileContext(req)
  try {
    const download = await downloadReport(context, id, place)
    return typeof download === 'string' ? await reportPdfErrorPage(context.locale, id, download) : pdfResponse(download)
  } catch (error) {
    return reportPdfErrorPage(context.locale, id, error)
  }
}
