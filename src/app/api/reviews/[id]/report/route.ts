import { answerReviewReportPage, localeOfRequest, showReviewReportPage } from '@/features/review/review-report-page'
import { createContext } from '@/trpc/context'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ id: string }>
}

/** Renders the page for a complaint about a review. */
export async function GET(req: Request, { params }: Props): Promise<Response> {
  return showReviewReportPage(await createContext(req.headers, () => {}, localeOfRequest(req)), (await params).id)
}

/** Stores the complaint. */
export async function POST(req: Request, { params }: Props): Promise<Response> {
  return answerReviewReportPage(
    await createContext(req.headers, () => {}, localeOfRequest(req)),
    (await params).id,
    req,
  )
}
