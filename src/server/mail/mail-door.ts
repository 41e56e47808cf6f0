import { DomainError } from '@/core/error/error'
import { mailboxOf } from '@/core/input/email'
import type { Locale } from '@/core/locale'
import { DAY_MS, DAY_SECONDS, HOUR_MS, HOUR_SECONDS } from '@/core/time'
import { mailboxCookie, readCookie, serializeCookie } from '../auth/cookies'
import { knownBrowserOf } from '../auth/known-browser'
import { type Owner, type Principal, paidBy } from '../auth/principal'
import { derivedKey, derivedKeys, equalInConstantTime, hashKey } from '../crypto/secrets'
import type { Db, OpenDb, Tx } from '../db/db'
import { networkOf } from '../limits/network'
import { consume, countOnly, giveBack, isUsedUp, type Limit } from '../limits/rate-limit'
import { mailedUrl } from './mailed-url'

/**
 * Everything by which somebody has a mail sent to an address that they type, and that need not be theirs. A new one stands
 * here, or `mail-doors.integration.test.ts` does not know of it.
 */
export const mailDoors = {
  register: { client: 'account', perIp: 60, most: 5 },
  reset: { client: 'account', perIp: 60, most: 5 },
  change: { client: 'account', perIp: 60, most: 5 },
  retrieve: { client: 'retrieve', perIp: 30, most: 5 },
  // The others leave room for codes, whose mails lead their reader on; see `mailboxKey`.
  remind: { client: 'remind', perIp: 30, most: 2 },
  retest: { client: 'remind', perIp: 30, most: 2 },
  order: { client: 'order', perIp: 60, most: 2 },
  gift: { client: 'order', perIp: 60, most: 2 },
} as const satisfies Record<string, MailDoor>
export type MailDoorName = keyof typeof mailDoors

interface MailDoor {
  /** Name under which a client is counted: doors of the same name count together. */
  client: string
  /** Mails that one client asks for in an hour, to whatever addresses. */
  perIp: number
  /** Mails that strangers can have sent to one mailbox in any hour, once so many came through whatever doors. */
  most: number
}

/** Mails in any hour to one mailbox by somebody of whom we know that it is theirs. */
const mostOfOwn = 10

const ipLimit = (door: MailDoorName): Limit => ({
  name: `mail.${mailDoors[door].client}.ip`,
  points: mailDoors[door].perIp,
  seconds: HOUR_SECONDS,
})
/** Limit for the whole site. It refuses no request: otherwise one machine could shut everybody out. */
export const allMails: Limit = { name: 'mail.all', points: 600, seconds: HOUR_SECONDS }

/** Client that asks for a mail. */
export interface MailAsker {
  ip: string
  cookieHeader: string | null
  principal: Principal
}

interface Mail {
  door: MailDoorName
  asker: MailAsker
  /** Address as typed. */
  email: string
  /** Work before the mail is written, which takes long; also where none will be, or the time would tell. */
  prepare?: () => Promise<void>
  send: (tx: Tx) => Promise<unknown>
}

/**
 * Has a mail sent to an address that somebody typed. Past what a mailbox takes nothing is sent and nothing is said: `send`
 * is not called, so that an earlier code stays good, and nobody learns what others have asked for. Whoever is known to read
 * the mailbox has a share of their own, which strangers cannot use up.
 * @returns whether it is sent, for what has to be noted all the same
 * @throws DomainError TOO_MANY_REQUESTS for a client that asks for many addresses; and what `prepare` and `send` throw
 */
export async function mailThroughDoor(
  database: OpenDb,
  { door, asker, email, prepare, send }: Mail,
  now = new Date(),
): Promise<boolean> {
  const { db } = database
  // A client that keeps asking gets the same answer, and costs no more work.
  if (await isFlood(database, asker, email)) return false
  const proof = await proofOfMailbox(db, asker, email, now)
  if (proof === null) await consume(database, ipLimit(door), asker.ip)
  await prepare?.()
  const sent = await db.$transaction(async (tx) => {
    const { open } = await takeMail(tx, door, { email, proof }, now)
    if (open) await send(tx)
    return open
  })
  if (sent) await countOnly(database, allMails, 'all')
  // A mail that is not sent uses up none of the share of others behind the same IP address.
  else if (proof === null) await giveBack(database, ipLimit(door), asker.ip)
  return sent
}

/** Questions of one client for one mailbox, far beyond what is mailed for them. */
const perPair: Limit = { name: 'mail.pair', points: 30, seconds: HOUR_SECONDS }

async function isFlood(database: OpenDb, { ip }: MailAsker, email: string): Promise<boolean> {
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

/** Whether a mail may be sent, which then counts; else when the next one may be, in seconds. */
export type MailTaken = { open: true } | { open: false; seconds: number }

/** @throws DomainError TOO_MANY_REQUESTS, where there is no reason to keep it from whoever asks */
export function refuseUntil(taken: MailTaken): void {
  if (taken.open) return
  throw new DomainError('TOO_MANY_REQUESTS', { seconds: taken.seconds, minutes: Math.ceil(taken.seconds / 60) })
}

/** Counts a mail within the transaction that writes it. Two at the same moment come one after the other. */
export async function takeMail(
  tx: Tx,
  door: MailDoorName,
  { email, proof }: MailRequest,
  now: Date,
): Promise<MailTaken> {
  const [mailbox = '', ...earlier] = derivedKeys('mail-door', mailboxOf(email))
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`mail-door:${mailbox}`}, 0))`
  const by = proof ?? ''
  const most = proof === null ? mailDoors[door].most : mostOfOwn
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
 * What shows that whoever asks reads the mailbox: the session of its account, a browser that account was signed in to
 * before, an order that was paid with the address here, a report or a link that came by mail and was opened here. The same
 * questions are asked for every address.
 * @returns a name for the share that it gives; null for a stranger
 */
export async function proofOfMailbox(
  db: Db | Tx,
  { cookieHeader, principal }: MailAsker,
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
  const browser = knownBrowserOf(cookieHeader, user?.id)
  if (user && user.id === principal.userId) return `account ${user.id}`
  if (browser !== null) return `browser ${browser}`
  if (order !== null) return `order ${order}`
  if (link !== null) return `link ${link.id}`
  const key = keysIn(cookieHeader).find((one) => isMailboxKey(one, email, now))
  return key === undefined ? null : `mailbox ${key}`
}

/**
 * Finds proof in a paid order: a buyer who paid real money with this address has its receipt. A corrected address does
 * not count, because it may belong to anybody.
 */
async function paidOrder(db: Db | Tx, principal: Owner, email: string): Promise<string | null> {
  const order = await db.order.findFirst({
    where: {
      ...paidBy(principal),
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
 * The secret part of a link in a mail with a code. The browser that opens it is that of somebody who reads the mailbox, and
 * can have codes sent there although strangers have asked for as many as they may. It opens nothing else, and ends with
 * the next day.
 */
export const mailboxKey = (email: string, now = new Date()): string => derivedKey('mailbox', seedOf(email, dayOf(now)))

/** Where such a link leads its reader: to the form that asks for a code. */
export const mailboxPages = {
  retrieve: '/retrieve',
  register: '/register',
  reset: '/forgot-password',
  change: '/me/settings',
  login: '/login',
} as const
export type MailboxPage = keyof typeof mailboxPages

export const mailboxUrl = (email: string, page: MailboxPage, locale: Locale): string =>
  mailedUrl(`/m/${mailboxKey(email)}?to=${page}`, locale)

const isMailboxKey = (key: string, email: string, now: Date): boolean =>
  [0, 1]
    .flatMap((back) => derivedKeys('mailbox', seedOf(email, dayOf(now, back))))
    .some((known) => equalInConstantTime(known, key))

const KEY = /^[\w-]{43}$/
/** Mailboxes that one browser can have shown to be its reader's. */
const keptKeys = 3

const keysIn = (cookieHeader: string | null): string[] =>
  (readCookie(cookieHeader, mailboxCookie()) ?? '').split('.').filter((key) => KEY.test(key))

/** The `Set-Cookie` value after such a link was opened; null for what can be none. */
export function rememberMailbox(cookieHeader: string | null, key: string): string | null {
  if (!KEY.test(key)) return null
  const kept = [key, ...keysIn(cookieHeader).filter((one) => one !== key)].slice(0, keptKeys)
  return serializeCookie(mailboxCookie(), kept.join('.'), 2 * DAY_SECONDS)
}
