import { nothingHere } from '@/server/http/html'
import { keptMails, mailboxOpen } from '@/server/mail/mailbox'
import { mailboxPage } from '@/server/mail/mailbox-page'

export const dynamic = 'force-dynamic'

/** Returns the mails stored on localhost; 404 elsewhere. */
export async function GET(req: Request): Promise<Response> {
  if (!mailboxOpen(req.headers)) return nothingHere()
  return mailboxPage(await keptMails())
}
