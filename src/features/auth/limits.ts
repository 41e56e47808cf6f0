import type { OpenDb } from '@/server/db'
import { networkOf } from '@/server/network'
import { consumeAll, type Limit, watch } from '@/server/rate-limit'
import type { Requester } from '@/server/requester'
import { hashKey } from '@/server/secrets'

const hour = 60 * 60
/** Codes tried by one client, for whatever address. */
export const confirmsPerIp: Limit = { name: 'auth.confirm.ip', points: 60, seconds: hour }

/** When another code may be asked for. */
export const resendSeconds = 60

interface CodeLimits {
  /** One client and one address: strangers elsewhere do not use up what its owner has. */
  pair: Limit
  /** One address, whoever asks: nobody's mailbox is flooded. */
  address: Limit
  ip: Limit
  /** Of the whole site. It refuses nobody: one machine could shut everybody out with it. */
  all: Limit
}

/** `name` keeps what is asked for on different pages apart. */
export const codeLimits = (name: string, perIp: number): CodeLimits => ({
  pair: { name: `${name}.pair`, points: 5, seconds: hour / 4 },
  address: { name: `${name}.address`, points: 20, seconds: hour },
  ip: { name: `${name}.ip`, points: perIp, seconds: hour },
  all: { name: `${name}.all`, points: 600, seconds: hour },
})

/**
 * Counts a mail that somebody asks for, to an address that need not be theirs; then mails it with `send`. Only what is
 * really mailed counts for the whole site.
 * @throws DomainError TOO_MANY_REQUESTS, which costs nobody a point; and what `send` throws
 */
export async function limitCodeMail(
  database: OpenDb,
  limits: CodeLimits,
  { ip }: Pick<Requester, 'ip'>,
  email: string,
  send: () => Promise<void>,
): Promise<void> {
  const address = email.toLowerCase()
  await consumeAll(database, [
    [limits.pair, hashKey(`${networkOf(ip)} ${address}`)],
    [limits.address, hashKey(address)],
    [limits.ip, ip],
  ])
  await send()
  await watch(database, limits.all, 'all')
}

/** Codes for sign-up, for another password and for another address. */
export const accountCodes = codeLimits('auth.start', 60)
