import { answerRetest, showRetest } from '@/features/evidence/retest/retest-page'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ key: string }>
}

/** Renders the page to confirm, follow or stop the mails of the retest study. */
export async function GET(req: Request, { params }: Props): Promise<Response> {
  return showRetest(await getDb(), (await params).key, req)
}

/** Stores the choice. */
export async function POST(req: Request, { params }: Props): Promise<Response> {
  return answerRetest(await getDb(), (await params).key, req)
}
