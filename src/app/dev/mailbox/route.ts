import { notFoundResponse } from '@/server/http/response-headers'
import { isDevMailboxEnabled, listStoredMails } from '@/server/mail/mailbox'
import { mailboxPage } from '@/server/mail/mailbox-page'

export const dynamic = 'force-dynamic'

/** Returns the mails stored on localhost; 404 elsewhere. */
export async function GET(req: Request): Promise<Response> {
  if (!isDevMailboxEnabled(req.headers)) return notFoundResponse()
  return mailboxPage(await listStoredMails())
}
