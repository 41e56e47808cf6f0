import { showKeepResultsPage, submitKeepResultsPage } from '@/features/report/keep-results-page'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ key: string }>
}

/** Renders the page with the button that keeps long unused results. */
export async function GET(req: Request, { params }: Props): Promise<Response> {
  return showKeepResultsPage(await getDb(), (await params).key, req)
}

/** Keeps the results. */
export async function POST(req: Request, { params }: Props): Promise<Response> {
  return submitKeepResultsPage(await getDb(), (await params).key, req)
}
