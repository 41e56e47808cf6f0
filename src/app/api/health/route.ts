import { buildId } from '@/server/build-id'
import { getDb } from '@/server/db'
import { mailMode } from '@/server/mail-transport'
import { paymentMode } from '@/server/payment-mode'

export const dynamic = 'force-dynamic'

/** `{ status, database, mail, payment, buildId }`; 503 when the database is away. */
export async function GET(): Promise<Response> {
  const database = await databaseState()
  const body = { status: database, database, mail: mailMode(), payment: paymentMode(), buildId: buildId() }
  return Response.json(body, { status: database === 'ok' ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

async function databaseState(): Promise<'ok' | 'away'> {
  try {
    await (await getDb()).$queryRaw`SELECT 1`
    return 'ok'
  } catch {
    return 'away'
  }
}
