import { answerReport, localeOfRequest, showReport } from '@/features/review/report-page'
import { createContext } from '@/trpc/context'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ id: string }>
}

/** Renders the page to report a review. */
export async function GET(req: Request, { params }: Props): Promise<Response> {
  return showReport(await createContext(req.headers, () => {}, localeOfRequest(req)), (await params).id)
}

/** Stores the report. */
export async function POST(req: Request, { params }: Props): Promise<Response> {
  return answerReport(await createContext(req.headers, () => {}, localeOfRequest(req)), (await params).id, req)
}
