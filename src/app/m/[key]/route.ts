import { findLocaleByTag } from '@/core/locale'
import { privateHeaders } from '@/server/http/response-headers'
import { codePages, rememberMailbox } from '@/server/mail/mail-limits'

export const dynamic = 'force-dynamic'

const isPage = (value: string | null): value is keyof typeof codePages => value !== null && value in codePages

/**
 * Handles the link in a mail with a code: it marks this browser as used by the mailbox owner and redirects to the code
 * form.
 */
export async function GET(req: Request, { params }: { params: Promise<{ key: string }> }): Promise<Response> {
  const { searchParams } = new URL(req.url)
  const to = searchParams.get('to')
  const lang = findLocaleByTag(searchParams.get('lang'))
  const location = `${codePages[isPage(to) ? to : 'login']}${lang ? `?lang=${lang}` : ''}`
  const headers = new Headers({ ...privateHeaders, location })
  const cookie = rememberMailbox(req.headers.get('cookie'), (await params).key)
  if (cookie) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
