import { findInstrument } from '@/content/tests/instruments'
import { invitationDays } from '@/core/account/invitation'
import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import { findIncomparableReason } from '@/core/norms/comparable'
import { DAY_MS } from '@/core/time'
import { env } from '@/env'
import { loadMeasurementErrors } from '@/features/assessments/measurement-errors'
import { getAccountName } from '@/features/review/service'
import type { Comparison, Prisma } from '@/generated/prisma/client'
import { isOwnGuest, type Owner, ownedBy } from '@/server/auth/principal'
import { findDerivedKey, hashKey, randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { chooseQuestions, compareSharedParts, drawPairPortraits } from './pair'
import {
  type AcceptInvitationInput,
  type AllowPairCardInput,
  type ComparisonView,
  type InvitedView,
  type InviteInput,
  type MyComparison,
  maxOpenLinks,
  type PairView,
  type WaitingView,
} from './schema'
import {
  loadOwnShareable,
  loadPartTexts,
  loadTestTitle,
  type ShareableSitting,
  shareableSelect,
  toShareable,
} from './shareable'
import { getTestAddress } from './test-address'

/**
 * Returns the secret part of an invitation's URL, derived from the server's secret whenever it is needed, and stored
 * nowhere.
 */
const comparisonKey = (id: string, keyHash?: string): string => findDerivedKey(keyHash, 'compare', id)
const comparisonUrl = ({ id, keyHash }: Comparison): string => `${env.APP_URL}/compare/${comparisonKey(id, keyHash)}`

/** Filter for comparisons that are neither ended nor expired. */
const active = (now: Date): Prisma.ComparisonWhereInput => ({
  endedAt: null,
  OR: [{ inviteeSittingId: { not: null } }, { expiresAt: { gt: now } }],
})
const isExpired = ({ endedAt, inviteeSittingId, expiresAt }: Comparison, now: Date): boolean =>
  endedAt !== null || (inviteeSittingId === null && expiresAt <= now)

const participant = (principal: Owner): Prisma.ComparisonWhereInput => ({
  OR: [{ inviter: ownedBy(principal) }, { invitee: ownedBy(principal) }],
})

/**
 * Creates an invitation to compare one's own sitting with another person's. Only dimensions open to the inviter now can
 * be shown; a later unlock adds none.
 * @throws DomainError SHARE_LIMIT
 * @throws DomainError NOT_FOUND for a foreign sitting and a test that is not shared
 */
export async function createInvitation(db: Db, principal: Owner, input: InviteInput, now: Date): Promise<MyComparison> {
  const { sittingId, instrument, open } = await loadOwnShareable(db, principal, input.sittingId)
  const same = { inviterSittingId: sittingId, ...active(now) }
  if ((await db.comparison.count({ where: same })) >= maxOpenLinks) {
    throw new DomainError('SHARE_LIMIT', { max: maxOpenLinks })
  }
  const id = randomId()
  const row = await db.comparison.create({
    data: {
      id,
      keyHash: hashKey(comparisonKey(id)),
      instrument: instrument.slug,
      instrumentVersion: instrument.version,
      inviterSittingId: sittingId,
      dimensions: open.map((scored) => scored.id),
      portrait: true,
      inviterName: input.name,
      inviterConsentAt: now,
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationDays * DAY_MS),
    },
  })
  return myComparison(row, sittingId)
}

const myComparison = (row: Comparison, sittingId: string): MyComparison => ({
  id: row.id,
  url: comparisonUrl(row),
  other: row.inviterSittingId === sittingId ? row.inviteeName : row.inviterName,
  until: row.expiresAt.toISOString(),
})

/** Returns the open invitations and comparisons of a sitting, newest first. */
export async function listComparisons(db: Db, sittingId: string, now: Date): Promise<MyComparison[]> {
  const either = { OR: [{ inviterSittingId: sittingId }, { inviteeSittingId: sittingId }] }
  const rows = await db.comparison.findMany({
    where: { AND: [either, active(now)] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map((row) => myComparison(row, sittingId))
}

/**
 * Returns the view of a comparison for this person. Results are read only once both have agreed, and only for these
 * two.
 * @throws DomainError NOT_FOUND for an unknown key, and for everyone else once it is answered
 */
export async function getComparison(
  db: Db,
  principal: Owner,
  key: string,
  locale: Locale,
  now: Date,
): Promise<ComparisonView> {
  const guest = { select: { guest: { select: { id: true, userId: true } } } }
  const where = { keyHash: hashKey(key) }
  const row = await db.comparison.findUnique({ where, include: { inviter: guest, invitee: guest } })
  if (!row) throw new DomainError('NOT_FOUND')
  if (isExpired(row, now)) return { state: 'ended' }
  const inviter = isOwnGuest(principal, row.inviter.guest)
  if (row.invitee === null) return inviter ? waitingView(db, row, locale) : invitedView(db, principal, row, locale)
  if (!inviter && !isOwnGuest(principal, row.invitee.guest)) throw new DomainError('NOT_FOUND')
  return pairView(db, row, inviter, locale)
}

async function sittingOf(db: Db, id: string | null): Promise<ShareableSitting> {
  const row = await db.sitting.findUnique({ where: { id: id ?? '' }, select: shareableSelect })
  const sitting = row && toShareable(row, (await loadMeasurementErrors(db, [row]))(row))
  if (!sitting) throw new DomainError('NOT_FOUND')
  return sitting
}

/** Returns the agreed dimensions that are open to all of these sittings now. */
const openToAll = (
  { dimensions }: Pick<Comparison, 'dimensions'>,
  ...sittings: readonly ShareableSitting[]
): string[] => dimensions.filter((id) => sittings.every(({ open }) => open.some((scored) => scored.id === id)))

async function waitingView(db: Db, row: Comparison, locale: Locale): Promise<WaitingView> {
  const sitting = await sittingOf(db, row.inviterSittingId)
  const parts = await loadPartTexts(sitting.instrument, locale, openToAll(row, sitting))
  return {
    state: 'waiting',
    id: row.id,
    slug: sitting.instrument.slug,
    title: await loadTestTitle(sitting.instrument, locale),
    url: comparisonUrl(row),
    parts: parts.map(nameOf),
    portrait: row.portrait,
    until: row.expiresAt.toISOString(),
  }
}

async function invitedView(db: Db, principal: Owner, row: Comparison, locale: Locale): Promise<InvitedView> {
  const slug = row.instrument
  const inviter = await sittingOf(db, row.inviterSittingId)
  const { instrument } = inviter
  const rows = await db.sitting.findMany({
    where: { ...ownedBy(principal), instrument: slug, completedAt: { not: null } },
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    select: shareableSelect,
  })
  const measured = await loadMeasurementErrors(db, rows)
  const own = rows
    .flatMap((one) => toShareable(one, measured(one)) ?? [])
    .map((sitting) => ({ sitting, notCompared: findIncomparableReason(sitting.measure, inviter.measure) }))
    .filter(({ notCompared }) => notCompared === null || row.portrait)
    .toSorted((a, b) => Number(a.notCompared !== null) - Number(b.notCompared !== null))
  const named = async (ids: readonly string[]) => (await loadPartTexts(instrument, locale, ids)).map(nameOf)
  return {
    state: 'invited',
    slug,
    title: await loadTestTitle(instrument, locale),
    inviter: row.inviterName,
    parts: await named(openToAll(row, inviter)),
    until: row.expiresAt.toISOString(),
    own: await Promise.all(
      own.map(async ({ sitting, notCompared }) => ({
        sittingId: sitting.sittingId,
        takenAt: sitting.completedAt.toISOString(),
        takenIn: sitting.measure.locale,
        parts: notCompared ? [] : await named(openToAll(row, inviter, sitting)),
        notCompared,
      })),
    ),
    past: findInstrument(slug) !== instrument,
    takenIn: inviter.measure.locale,
    portrait: row.portrait,
    name: await getAccountName(db, principal),
  }
}

async function pairView(db: Db, row: Comparison, asInviter: boolean, locale: Locale): Promise<PairView> {
  const inviter = await sittingOf(db, row.inviterSittingId)
  const invitee = await sittingOf(db, row.inviteeSittingId)
  const [own, other] = asInviter ? [inviter, invitee] : [invitee, inviter]
  const notCompared = findIncomparableReason(own.measure, other.measure)
  const rows = notCompared ? [] : await compareSharedParts(own, other, openToAll(row, inviter, invitee), locale)
  const names = [row.inviterName, row.inviteeName ?? '']
  const [ownName = '', otherName = ''] = asInviter ? names : names.reverse()
  const agreed = [row.inviterCardAt !== null, row.inviteeCardAt !== null]
  const [ownCard = false, otherCard = false] = asInviter ? agreed : agreed.reverse()
  return {
    state: 'shared',
    id: row.id,
    slug: row.instrument,
    title: await loadTestTitle(inviter.instrument, locale),
    own: ownName,
    other: otherName,
    drawings: row.portrait ? await drawPairPortraits(own, other, locale, notCompared ? 'beside' : 'over') : null,
    card: row.portrait ? { own: ownCard, other: otherCard, ...getTestAddress(row.instrument) } : null,
    notCompared,
    rows: rows.map(({ row: one }) => one),
    questions: await chooseQuestions(row.instrument, rows, locale),
  }
}

const nameOf = ({ name }: { name: string }): string => name

/**
 * Accepts an invitation with one of one's own sittings; of two people at the same moment only the first succeeds. If
 * the two sittings cannot be compared, both people show their portraits and no dimensions.
 * @throws DomainError INVITATION_CLOSED when it is ended, expired or answered
 * @throws DomainError NOT_FOUND for an unknown key, an invitation of one's own, and a sitting that does not fit
 */
export async function acceptInvitation(
  db: Db,
  principal: Owner,
  input: AcceptInvitationInput,
  now: Date,
): Promise<void> {
  const row = await db.comparison.findUnique({
    where: { keyHash: hashKey(input.key) },
    include: { inviter: { select: { ...shareableSelect, guest: { select: { id: true, userId: true } } } } },
  })
  const inviter = row && toShareable(row.inviter, (await loadMeasurementErrors(db, [row.inviter]))(row.inviter))
  if (!inviter || isOwnGuest(principal, row.inviter.guest)) throw new DomainError('NOT_FOUND')
  const sitting = await loadOwnShareable(db, principal, input.sittingId)
  const notCompared = findIncomparableReason(sitting.measure, inviter.measure)
  if (sitting.instrument.slug !== row.instrument || (notCompared && !row.portrait)) throw new DomainError('NOT_FOUND')
  const { count } = await db.comparison.updateMany({
    where: { id: row.id, inviteeSittingId: null, endedAt: null, expiresAt: { gt: now } },
    data: {
      inviteeSittingId: sitting.sittingId,
      inviteeName: input.name,
      inviteeConsentAt: now,
      dimensions: notCompared ? [] : openToAll(row, inviter, sitting),
    },
  })
  if (count === 0) throw new DomainError('INVITATION_CLOSED')
}

/**
 * Gives or withdraws this person's agreement that both may save a picture of the two drawings; the picture exists only
 * while both agree. It is a separate agreement because a comparison is seen by one person, but a picture can be sent
 * on.
 * @throws DomainError NOT_FOUND for a comparison that is not answered, ended, foreign or without drawings
 */
export async function allowPairCard(
  db: Db,
  principal: Owner,
  { comparisonId, allowed }: AllowPairCardInput,
  now: Date,
): Promise<void> {
  const where = { id: comparisonId, endedAt: null, inviteeSittingId: { not: null }, portrait: true }
  const at = allowed ? now : null
  const changed = await Promise.all([
    db.comparison.updateMany({ where: { ...where, inviter: ownedBy(principal) }, data: { inviterCardAt: at } }),
    db.comparison.updateMany({ where: { ...where, invitee: ownedBy(principal) }, data: { inviteeCardAt: at } }),
  ])
  if (changed.every(({ count }) => count === 0)) throw new DomainError('NOT_FOUND')
}

/** Ends an invitation or a comparison for both, by either. @throws DomainError NOT_FOUND */
export async function endComparison(db: Db, principal: Owner, comparisonId: string, now: Date): Promise<void> {
  const { count } = await db.comparison.updateMany({
    where: { id: comparisonId, endedAt: null, ...participant(principal) },
    data: { endedAt: now },
  })
  if (count === 0) throw new DomainError('NOT_FOUND')
}
