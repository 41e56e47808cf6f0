import { createFileContext, pdfResponse } from '@/app/pdf-response'
import { downloadInvoice } from '@/features/billing/download-invoice'
import { invoiceErrorPage } from '@/features/report/files/pdf-error-pages'

export const dynamic = 'force-dynamic'

/** Returns an invoice or credit note as a file to anyone with its link, in the language of its order. */
export async function GET(req: Request, { params }: { params: Promise<{ key: string }> }): Promise<Response> {
  const { key } = await params
  const { context } = await createFileContext(req)
  try {
    return pdfResponse(await downloadInvoice(context, key, new URL(req.url).searchParams.get('number')))
  } catch (error) {
    return invoiceErrorPage(context.locale, error)
  }
}
