import { z } from 'zod'
import { planAnswerDays } from '@/core/evidence/plan'
import { type Verdict, verdicts } from '@/core/evidence/release'
import { locales } from '@/core/locale'
import { type PlanTicket, Prisma } from '@/generated/prisma/client'
import { openData, sealData } from '@/server/crypto/sealed-data'
import { deriveKey, hashKey } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import { addDays } from './eligibility'

const TicketSubject = z.object({
  instrument: z.string(),
  instrumentVersion: z.int(),
  locale: z.enum(locales),
  /** Id of the plan. */
  plan: z.string(),
})
/** Plan that a ticket asks about, and the language in which it was read. */
export type TicketSubject = z.infer<typeof TicketSubject>

const aboutOf = (id: string) => ({ column: 'PlanTicket.about', id }) as const
const answerOf = (id: string) => ({ column: 'PlanTicket.answer', id }) as const

/** Number stored for each answer: always one digit, so that the length of the sealed value reveals nothing. */
const Stored = z
  .int()
  .min(0)
  .max(verdicts.length - 1)

/**
 * Returns the id of a mail's ticket. It is the same each time the mail is sent, and only the server's secret links it
 * to the mail.
 */
export const ticketIdOf = (reminderId: string): string => deriveKey('plan-ticket', reminderId).slice(0, 22)

/** Returns the secret part of the address in its mail, derived from the server's secret whenever it is needed. */
export const keyOfTicket = (id: string): string => deriveKey('plan', id)

/** Creates the ticket of a mail. Returns the key for the URL in the mail. */
export async function createTicket(db: Db | Tx, id: string, about: TicketSubject, now: Date): Promise<string> {
  const key = keyOfTicket(id)
  const ticket = {
    id,
    keyHash: hashKey(key),
    expiresAt: addDays(now, planAnswerDays),
    about: sealData(aboutOf(id), TicketSubject.parse(about)),
  }
  await db.planTicket.createMany({ data: [ticket], skipDuplicates: true })
  return key
}

/** Deletes the unanswered ticket of a mail that could not be delivered, because no person was asked. */
export async function dropTicket(db: Db, id: string): Promise<void> {
  await db.planTicket.deleteMany({ where: { id, answer: { equals: Prisma.AnyNull } } })
}

export const decryptTicketSubject = ({ id, about }: Pick<PlanTicket, 'id' | 'about'>): TicketSubject =>
  TicketSubject.parse(openData(aboutOf(id), about))

/** Returns the answer; null while there is none. */
export function verdictOf({ id, answer }: Pick<PlanTicket, 'id' | 'answer'>): Verdict | null {
  if (answer === null) return null
  return verdicts[Stored.parse(openData(answerOf(id), answer))] ?? null
}

/** Returns the ticket of a key, while it can still be answered; null for every other key. Writes nothing. */
export const findTicket = (db: Db, key: string, now: Date): Promise<PlanTicket | null> =>
  db.planTicket.findFirst({ where: { keyHash: hashKey(key), expiresAt: { gt: now } } })

/** Stores an answer, sealed, or deletes it. Returns false if the ticket can no longer be answered. */
export async function answerTicket(db: Db, key: string, verdict: Verdict | null, now: Date): Promise<boolean> {
  const ticket = await findTicket(db, key, now)
  if (!ticket) return false
  const { id } = ticket
  const answer =
    verdict === null ? Prisma.DbNull : sealData<Prisma.InputJsonValue>(answerOf(id), verdicts.indexOf(verdict))
  const { count } = await db.planTicket.updateMany({ where: { id, expiresAt: { gt: now } }, data: { answer } })
  return count === 1
}
