import { showReminderPage, submitReminderPage } from '@/features/report/reminder/reminder-page'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ key: string }>
}

/** Renders the page to confirm or stop the mails about a weekly plan. */
export async function GET(req: Request, { params }: Props): Promise<Response> {
  return showReminderPage(await getDb(), (await params).key, req)
}

/** Stores the choice. */
export async function POST(req: Request, { params }: Props): Promise<Response> {
  return submitReminderPage(await getDb(), (await params).key, req)
}
