import { answerKeep, showKeep } from '@/features/report/keep-page'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ key: string }>
}

/** Where results are kept that nobody has used for long: shows the button. */
export async function GET(req: Request, { params }: Props): Promise<Response> {
  return showKeep(await getDb(), (await params).key, req)
}

/** Keeps them. */
export async function POST(req: Request, { params }: Props): Promise<Response> {
  return answerKeep(await getDb(), (await params).key, req)
}
