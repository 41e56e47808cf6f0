import { answerReminder, showReminder } from '@/features/report/reminder/reminder-page'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ key: string }>
}

/** Where the mails about a week are confirmed and stopped: shows what can be said. */
export async function GET(req: Request, { params }: Props): Promise<Response> {
  return showReminder(await getDb(), (await params).key, req)
}

/** Says it. */
export async function POST(req: Request, { params }: Props): Promise<Response> {
  return answerReminder(await getDb(), (await params).key, req)
}
