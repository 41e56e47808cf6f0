import type { OpenDb } from '@/server/db'
import { consume, type Limit } from '@/server/rate-limit'
import type { Requester } from '@/server/requester'
import { hashKey } from '@/server/secrets'

const hour = 60 * 60
const startsPerIp: Limit = { name: 'auth.start.ip', points: 60, seconds: hour }
const startsGlobally: Limit = { name: 'auth.start.all', points: 600, seconds: hour }
const startsPerAddress: Limit = { name: 'auth.start.address', points: 5, seconds: hour / 4 }
/** Codes tried by one client, for whatever address. */
export const confirmsPerIp: Limit = { name: 'auth.confirm.ip', points: 60, seconds: hour }

/** When another code may be asked for. */
export const resendSeconds = 60

/**
 * Counts a mail that somebody asks for, to an address that need not be theirs.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function limitStart(database: OpenDb, { ip }: Requester, email: string): Promise<void> {
  await consume(database, startsPerIp, ip)
  await consume(database, startsGlobally, 'all')
  await consume(database, startsPerAddress, hashKey(email))
}
