import { fileDay, parseTimeZone } from '@/core/dates'
import { DomainError } from '@/core/error/error'
import { exportAccount, limitExport } from '@/features/me/export/export'
import { accountDataPath, browserDataPath, createExportErrorResponse } from '@/features/me/export/export-error'
import { exportGuest } from '@/features/me/export/export-guest'
import { refuseFileOfOtherPage } from '@/server/auth/owner-tags'
import { privateHeaders } from '@/server/http/response-headers'
import { createContext } from '@/trpc/context'

export const dynamic = 'force-dynamic'

/**
 * Returns all data of the signed-in account, or else of this browser, as a file named by the date in the reader's time
 * zone (`?zone=`); `exportAccount` documents its schema.
 */
export async function GET(req: Request): Promise<Response> {
  const { database, db, locale, principal } = await createContext(req.headers, () => {})
  try {
    refuseFileOfOtherPage(req, principal)
    const { userId, guestId, reportKeyHashes, mustChangePassword } = principal
    const owner = userId ?? guestId ?? reportKeyHashes[0]
    if (owner === undefined) throw new DomainError('UNAUTHENTICATED')
    if (mustChangePassword) throw new DomainError('PASSWORD_CHANGE_REQUIRED')
    await limitExport(database, owner)
    const now = new Date()
    const zone = parseTimeZone(new URL(req.url).searchParams.get('zone'))
    const parts = userId === null ? exportGuest(db, principal, locale, now) : exportAccount(db, userId, locale, now)
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
    })
    const headers = {
      ...privateHeaders,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="mindglass-${fileDay(now.toISOString(), zone)}.json"`,
    }
    return new Response(body, { headers })
  } catch (error) {
    return createExportErrorResponse(locale, error, principal.userId === null ? browserDataPath : accountDataPath)
  }
}
