import { login } from '@/features/auth/login'
import { startReset } from '@/features/auth/password'
import { startRegistration } from '@/features/auth/register'
import { hashPassword } from '@/server/auth/password-hash'
import type { Requester } from '@/server/auth/requester'
import { randomId, randomKey } from '@/server/crypto/secrets'
import { type OpenDb, openDb } from '@/server/db/db'
import { deployMigrations } from '@/server/db/migrations'

const ROUNDS = 100
/** Limit in standard deviations of a fair coin, which chance exceeds about once in two thousand runs. */
const MAX_DEVIATIONS = 3.5

type Ask = (database: OpenDb, email: string, round: number) => Promise<unknown>

const ipOf = (round: number): string => `10.${round >> 8}.${round & 255}.1`
const nobody = { guestId: null, userId: null, mustChangePassword: false, reportKeyHashes: [] }
const requester = (round: number): Requester => ({
  ip: ipOf(round),
  browserKey: randomKey(),
  locale: 'en',
  cookieHeader: null,
  principal: nobody,
})
const password = 'seven boats in the rain'

const asks: Record<string, Ask> = {
  'sign-in': (database, email, round) =>
    login(database, { ip: ipOf(round), cookieHeader: null }, { email, password }).catch(() => null),
  'sign-up': (database, email, round) =>
    startRegistration(database, requester(round), {
      name: 'Ana',
      email,
      password,
      confirmation: password,
      privacy: true,
    }),
  'forgotten password': (database, email, round) => startReset(database, requester(round), { email }),
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/**
 * Sends requests for addresses with and without an account in turn, and counts which of each pair was slower: like a
 * fair coin if the response time reveals nothing.
 */
export async function benchEnumeration(): Promise<void> {
  const database = await openDb(undefined, 'memory://')
  await deployMigrations(database.pool)
  const passwordHash = await hashPassword('slow rivers carry stones')
  for (const [name, ask] of Object.entries(asks)) {
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      const id = randomId()
      const email = `${id.toLowerCase()}@example.org`
      await database.db.user.create({
        data: { id, email, name: 'Ana', passwordHash, locale: 'en', privacyVersion: '1' },
      })
      const turns = [
        async () => known.push(await timed(() => ask(database, email, 2 * round))),
        async () => unknown.push(await timed(() => ask(database, `no-${email}`, 2 * round + 1))),
      ]
      // The second request of a pair finds warmer caches, so the order alternates.
      for (const turn of round % 2 ? turns : turns.reverse()) await turn()
    }
    const slower = known.filter((ms, index) => ms > (unknown[index] ?? 0)).length
    const deviations = Math.abs(slower - ROUNDS / 2) / Math.sqrt(ROUNDS / 4)
    const tells = deviations > MAX_DEVIATIONS
    if (tells) process.exitCode = 1
    const ratio = (median(known) / median(unknown)).toFixed(2)
    const figures = `known was slower in ${slower} of ${ROUNDS} pairs, ratio of medians ${ratio}`
    console.log(`${name}: ${figures}: ${tells ? 'TELLS' : 'alike'}`)
  }
  await database.close()
}
