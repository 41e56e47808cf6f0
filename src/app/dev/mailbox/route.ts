import { nothingHere } from '@/server/http/html'
import { mailboxPage } from '@/server/http/mailbox-page'
import { keptMails, mailboxOpen } from '@/server/mailbox'

export const dynamic = 'force-dynamic'

/** The mails kept on localhost; 404 anywhere else. */
export async function GET(req: Request): Promise<Response> {
  if (!mailboxOpen(req.headers)) return nothingHere()
  return mailboxPage(await keptMails())
}
