import { answerRetest, showRetest } from '@/features/evidence/retest/retest-page'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ key: string }>
}

/** Where the mails of the retest study are confirmed, followed and stopped: shows what can be said. */
export async function GET(req: Request, { params }: Props): Promise<Response> {
  return showRetest(await getDb(), (await params).key, req)
}

/** Says it. */
export async function POST(req: Request, { params }: Props): Promise<Response> {
  return answerRetest(await getDb(), (await params).key, req)
}
