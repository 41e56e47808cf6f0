import { isoDay, isoMonth } from '@/core/dates'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import { env } from '@/env'
import type { ShareCard } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { type Owner, ownedBy } from '@/server/principal'
import { derivedKey, hashKey, randomId } from '@/server/secrets'
import { type CardView, type CreateCard, type MyCard, mostAtATime } from './schema'
import { ownShareable, partsOf, type Scored, type Shareable, shareableOf, shareableParts, titleOf } from './sitting'

/** The secret part of a card's address; made again from the server's secret whenever it is needed, stored nowhere. */
const cardKey = (cardId: string): string => derivedKey('share', cardId)

/** Address of a card for whoever holds it. */
const cardUrl = (cardId: string): string => `${env.APP_URL}/share/${cardKey(cardId)}`

/**
 * Makes a card of chosen dimensions.
 * @throws DomainError SHARE_LIMIT
 * @throws DomainError NOT_FOUND for a foreign sitting, a test that is not shared, and a dimension not open to the owner
 */
export async function createCard(db: Db, principal: Owner, input: CreateCard, now: Date): Promise<MyCard> {
  const sitting = await ownShareable(db, principal, input.sittingId)
  const chosen = new Set(input.dimensions)
  const dimensions = sitting.open.map(({ id }) => id).filter((id) => chosen.has(id))
  if (dimensions.length < chosen.size) throw new DomainError('NOT_FOUND')
  const { sittingId } = sitting
  if ((await db.shareCard.count({ where: { sittingId, revokedAt: null } })) >= mostAtATime) {
    throw new DomainError('SHARE_LIMIT', { max: mostAtATime })
  }
  const id = randomId()
  const card = await db.shareCard.create({
    data: {
      id,
      keyHash: hashKey(cardKey(id)),
      sittingId,
      dimensions,
      name: input.name || null,
      locale: input.locale,
      createdAt: now,
    },
  })
  return myCard(card, sitting, input.locale)
}

/** Closes the link of a card for good. @throws DomainError NOT_FOUND */
export async function revokeCard(db: Db, principal: Owner, cardId: string, now: Date): Promise<void> {
  const { count } = await db.shareCard.updateMany({
    where: { id: cardId, revokedAt: null, sitting: ownedBy(principal) },
    data: { revokedAt: now },
  })
  if (count === 0) throw new DomainError('NOT_FOUND')
}

/** The open cards of a sitting, newest first. */
export async function listCards(db: Db, sitting: Shareable, locale: Locale): Promise<MyCard[]> {
  const rows = await db.shareCard.findMany({
    where: { sittingId: sitting.sittingId, revokedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return Promise.all(rows.map((row) => myCard(row, sitting, locale)))
}

async function myCard(card: ShareCard, sitting: Shareable, locale: Locale): Promise<MyCard> {
  const parts = await partsOf(sitting.instrument, locale, shownOf(card, sitting).keys())
  const { id, name, createdAt } = card
  return { id, url: cardUrl(id), name, parts: parts.map((part) => part.name), date: isoDay(createdAt) }
}

/** What is chosen and still open to the owner: a report that was given back takes its dimensions off the card. */
const shownOf = ({ dimensions }: Pick<ShareCard, 'dimensions'>, { open }: Shareable): Map<string, Scored> =>
  new Map(open.filter(({ id }) => dimensions.includes(id)).map((scored) => [scored.id, scored]))

export type OpenedCard =
  | { state: 'live' /** In which it was made. */; locale: Locale; view: (locale: Locale) => Promise<CardView> }
  | { state: 'revoked'; locale: Locale }
  | { state: 'unknown' }

/** What a card's address leads to. */
export async function openCard(db: Db, key: string): Promise<OpenedCard> {
  const row = await db.shareCard.findUnique({
    where: { keyHash: hashKey(key) },
    include: { sitting: { select: shareableParts } },
  })
  if (!row) return { state: 'unknown' }
  const locale = row.locale
  const sitting = shareableOf(row.sitting)
  const shown = sitting && shownOf(row, sitting)
  if (row.revokedAt !== null || !sitting || !shown?.size) return { state: 'revoked', locale }
  return { state: 'live', locale, view: (reader) => cardView(row.name, sitting, shown, reader) }
}

async function cardView(
  name: string | null,
  { instrument, completedAt }: Shareable,
  shown: ReadonlyMap<string, Scored>,
  locale: Locale,
): Promise<CardView> {
  const parts = await partsOf(instrument, locale, shown.keys())
  return {
    slug: instrument.slug,
    title: await titleOf(instrument, locale),
    group: instrument.group,
    name,
    month: isoMonth(completedAt),
    parts: parts.flatMap(({ id, ...words }) => {
      const level = shown.get(id)?.level
      return level ? [{ ...words, level }] : []
    }),
  }
}
