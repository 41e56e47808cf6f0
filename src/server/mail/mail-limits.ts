import { DomainError } from '@/core/error/error'
import { mailboxOf } from '@/core/input/email'
import type { Locale } from '@/core/locale'
import { DAY_MS, DAY_SECONDS, HOUR_MS, HOUR_SECONDS } from '@/core/time'
import { mailboxCookie, readCookie, serializeCookie } from '../auth/cookies'
import { readKnownBrowser } from '../auth/known-browser'
import { type Owner, ordersPlacedByWhere, type Principal } from '../auth/principal'
import { deriveKey, deriveKeys, equalInConstantTime, hashKey } from '../crypto/secrets'
import type { Db, OpenDb, Tx } from '../db/db'
import { networkOf } from '../limits/network'
import { consume, countWithoutRefusal, isUsedUp, type RateLimitRule, returnPoint } from '../limits/rate-limit'
import { mailedUrl } from './mailed-url'

/**
 * All actions that send a mail to a typed address, which may belong to another person. Add new ones here, or
 * `mail-doors.integration.test.ts` does not cover them.
 */
export const mailActions = {
  register: { client: 'account', perIp: 60, most: 5 },
  reset: { client: 'account', perIp: 60, most: 5 },
  change: { client: 'account', perIp: 60, most: 5 },
  retrieve: { client: 'retrieve', perIp: 30, most: 5 },
  // The limits below are lower, to leave room for mails with codes: the link in such a mail lifts the limit; see
  // `mailboxKey`.
  remind: { client: 'remind', perIp: 30, most: 2 },
  retest: { client: 'remind', perIp: 30, most: 2 },
  order: { client: 'order', perIp: 60, most: 2 },
  gift: { client: 'order', perIp: 60, most: 2 },
} as const satisfies Record<string, MailDoor>
export type MailActionName = keyof typeof mailActions

interface MailDoor {
  /** Name under which the mails of a client are counted; actions with the same name share one count. */
  client: string
  /** Mails that one client may request in an hour, to any addresses. */
  perIp: number
  /**
   * Limit for strangers: this action is refused once one mailbox has got this many mails in an hour, through all
   * actions together.
   */
  most: number
}

/** Mails in any hour to one mailbox, requested by a client that has proof of reading it. */
const mostOfOwn = 10

const ipLimit = (door: MailActionName): RateLimitRule => ({
  name: `mail.${mailActions[door].client}.ip`,
  points: mailActions[door].perIp,
  seconds: HOUR_SECONDS,
})
/** Limit for mails of the whole site. It refuses no request: otherwise one machine could block everybody. */
export const siteMailLimit: RateLimitRule = { name: 'mail.all', points: 600, seconds: HOUR_SECONDS }

/** Client that requests a mail. */
export interface MailRequester {
  ip: string
  cookieHeader: string | null
  principal: Principal
}

interface Mail {
  door: MailActionName
  asker: MailRequester
  /** Address as typed. */
  email: string
  /**
   * Slow work before the mail is written. It also runs when no mail will be sent, because the response time would
   * reveal that.
   */
  prepare?: () => Promise<void>
  send: (tx: Tx) => Promise<unknown>
}

/**
 * Sends a mail to a typed address. Past the limit of a mailbox, no mail is sent and the response is the same: `send` is
 * not called, so that an earlier code stays valid, and the requests of others stay hidden. A client with proof of
 * reading the mailbox has a share of its own, which strangers cannot use up.
 * @returns whether the mail is sent, for callers that have to note it
 * @throws DomainError TOO_MANY_REQUESTS for a client that requests mails to many addresses; also the errors of
 * `prepare` and `send`
 */
export async function sendLimitedMail(
  database: OpenDb,
  { door, asker, email, prepare, send }: Mail,
  now = new Date(),
): Promise<boolean> {
  const { db } = database
  // A client that keeps asking gets the same answer, and costs no more work.
  if (await isFlood(database, asker, email)) return false
  const proof = await findMailboxProof(db, asker, email, now)
  if (proof === null) await consume(database, ipLimit(door), asker.ip)
  await prepare?.()
  const sent = await db.$transaction(async (tx) => {
    const { open } = await countMail(tx, door, { email, proof }, now)
    if (open) await send(tx)
    return open
  })
  if (sent) await countWithoutRefusal(database, siteMailLimit, 'all')
  // A mail that is not sent does not count against the limit shared by all clients behind one IP address.
  else if (proof === null) await returnPoint(database, ipLimit(door), asker.ip)
  return sent
}

/** Limit of requests by one client for one mailbox, far beyond the mails that are sent for them. */
const perPair: RateLimitRule = { name: 'mail.pair', points: 30, seconds: HOUR_SECONDS }

async function isFlood(database: OpenDb, { ip }: MailRequester, email: string): Promise<boolean> {
  const pair = hashKey(`${networkOf(ip)} ${mailboxOf(email)}`)
  if (await isUsedUp(database, perPair, pair)) return true
  await consume(database, perPair, pair)
  return false
}

interface MailRequest {
  email: string
  /** Proof that the mailbox belongs to the asker; null for a stranger. */
  proof: string | null
}

/** Result of a request for a mail: it may be sent and is counted, or the seconds until the next one may be sent. */
export type MailLimitResult = { open: true } | { open: false; seconds: number }

/** Reports a refused mail, for callers that need not hide it. @throws DomainError TOO_MANY_REQUESTS */
export function throwIfLimited(taken: MailLimitResult): void {
  if (taken.open) return
  throw new DomainError('TOO_MANY_REQUESTS', { seconds: taken.seconds, minutes: Math.ceil(taken.seconds / 60) })
}

/** Counts a mail within the transaction that writes it. A lock puts two requests of the same moment in sequence. */
export async function countMail(
  tx: Tx,
  door: MailActionName,
  { email, proof }: MailRequest,
  now: Date,
): Promise<MailLimitResult> {
  const [mailbox = '', ...earlier] = deriveKeys('mail-door', mailboxOf(email))
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`mail-door:${mailbox}`}, 0))`
  const by = proof ?? ''
  const most = proof === null ? mailActions[door].most : mostOfOwn
  const requests = await tx.mailAsked.findMany({
    where: { mailbox: { in: [mailbox, ...earlier] }, by, at: { gt: new Date(now.getTime() - HOUR_MS) } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true },
  })
  const blocking = requests[most - 1]
  if (blocking) return { open: false, seconds: Math.ceil((blocking.at.getTime() + HOUR_MS - now.getTime()) / 1000) }
  await tx.mailAsked.create({ data: { mailbox, by, at: now } })
  return { open: true }
}

/**
 * Finds proof that the client reads the mailbox: the session of its account, a browser in which that account was signed
 * in before, an order that was paid with the address here, a report or a link that came by mail and was opened here.
 * The same queries run for every address.
 * @returns a name for the client's own share; null for a stranger
 */
export async function findMailboxProof(
  db: Db | Tx,
  { cookieHeader, principal }: MailRequester,
  email: string,
  now: Date,
): Promise<string | null> {
  const same = { equals: email, mode: 'insensitive' as const }
  const [user, order, link] = await Promise.all([
    db.user.findUnique({ where: { email: email.toLowerCase() }, select: { id: true } }),
    paidOrder(db, principal, email),
    db.reportKey.findFirst({
      where: { keyHash: { in: [...principal.reportKeyHashes] }, order: { email: same } },
      select: { id: true },
    }),
  ])
  const browser = readKnownBrowser(cookieHeader, user?.id)
  if (user && user.id === principal.userId) return `account ${user.id}`
  if (browser !== null) return `browser ${browser}`
  if (order !== null) return `order ${order}`
  if (link !== null) return `link ${link.id}`
  const key = keysIn(cookieHeader).find((one) => isMailboxKey(one, email, now))
  return key === undefined ? null : `mailbox ${key}`
}

/**
 * Finds proof in a paid order: a buyer who paid real money with this address has its receipt. A corrected address is no
 * proof, because it may belong to another person.
 */
async function paidOrder(db: Db | Tx, principal: Owner, email: string): Promise<string | null> {
  const order = await db.order.findFirst({
    where: {
      ...ordersPlacedByWhere(principal),
      email: { equals: email, mode: 'insensitive' },
      amountMinor: { gt: 0 },
      paidAt: { not: null },
      emailCorrectedAt: null,
    },
    select: { id: true },
  })
  return order && (principal.userId ?? principal.guestId)
}

const dayOf = (now: Date, back = 0): string => new Date(now.getTime() - back * DAY_MS).toISOString().slice(0, 10)
const seedOf = (email: string, day: string): string => `${mailboxOf(email)} ${day}`

/**
 * Returns the secret part of a link in a mail with a code. A browser that opens the link belongs to a reader of the
 * mailbox, and can request further codes after strangers have used up their limit. The key opens nothing else, and
 * expires at the end of the next day.
 */
export const mailboxKey = (email: string, now = new Date()): string => deriveKey('mailbox', seedOf(email, dayOf(now)))

/** Pages that a link with a mailbox key leads to: forms that request a code. */
export const codePages = {
  retrieve: '/retrieve',
  register: '/register',
  reset: '/forgot-password',
  change: '/me/settings',
  login: '/login',
} as const
export type CodePage = keyof typeof codePages

export const mailboxUrl = (email: string, page: CodePage, locale: Locale): string =>
  mailedUrl(`/m/${mailboxKey(email)}?to=${page}`, locale)

const isMailboxKey = (key: string, email: string, now: Date): boolean =>
  [0, 1]
    .flatMap((back) => deriveKeys('mailbox', seedOf(email, dayOf(now, back))))
    .some((known) => equalInConstantTime(known, key))

const KEY = /^[\w-]{43}$/
/** Maximum number of mailboxes for which one browser keeps proof. */
const keptKeys = 3

const keysIn = (cookieHeader: string | null): string[] =>
  (readCookie(cookieHeader, mailboxCookie()) ?? '').split('.').filter((key) => KEY.test(key))

/** Returns the `Set-Cookie` value that remembers a mailbox whose link was opened; null for an invalid key. */
export function rememberMailbox(cookieHeader: string | null, key: string): string | null {
  if (!KEY.test(key)) return null
  const kept = [key, ...keysIn(cookieHeader).filter((one) => one !== key)].slice(0, keptKeys)
  return serializeCookie(mailboxCookie(), kept.join('.'), 2 * DAY_SECONDS)
}
