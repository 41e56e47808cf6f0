import { createFileContext, pdfResponse } from '@/app/pdf-response'
import { downloadYear } from '@/features/report/files/download'
import { yearPdfErrorPage } from '@/features/report/files/pdf-error-pages'
import { refuseFileOfOtherPage } from '@/server/auth/owner-tags'

export const dynamic = 'force-dynamic'

/** Returns the last twelve months of the signed-in account as a file. */
export async function GET(req: Request): Promise<Response> {
  const { context, place } = await createFileContext(req)
  try {
    refuseFileOfOtherPage(req, context.principal)
    return pdfResponse(await downloadYear(context, place))
  } catch (error) {
    return yearPdfErrorPage(context.locale, error)
  }
}
