import { notFoundResponse } from '@/server/http/response-headers'
import { isDevMailboxEnabled, readStoredMail } from '@/server/mail/mailbox'
import { mailPage } from '@/server/mail/mailbox-page'

/** Returns one stored mail; 404 for any other name. */
export async function GET(req: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const found = isDevMailboxEnabled(req.headers) ? await readStoredMail((await params).file) : null
  return found ? mailPage(found) : notFoundResponse()
}
