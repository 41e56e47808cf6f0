import { pdfResponse, requestedContext } from '@/app/pdf-response'
import { downloadReport } from '@/features/report/files/download'
import { noPdf } from '@/features/report/files/no-pdf'

export const dynamic = 'force-dynamic'

/** Returns a full report as a PDF file; a page in the requested language explains a failure. */
export async function GET(req: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  const { context, place } = await requestedContext(req)
  try {
    const download = await downloadReport(context, id, place)
    return typeof download === 'string' ? await noPdf(context.locale, id, download) : pdfResponse(download)
  } catch (error) {
    return noPdf(context.locale, id, error)
  }
}
