import { notFoundResponse } from '@/server/http/html'
import { isMailboxOpen, keptMail } from '@/server/mail/mailbox'
import { mailPage } from '@/server/mail/mailbox-page'

/** Returns one stored mail; 404 for any other name. */
export async function GET(req: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const found = isMailboxOpen(req.headers) ? await keptMail((await params).file) : null
  return found ? mailPage(found) : notFoundResponse()
}
