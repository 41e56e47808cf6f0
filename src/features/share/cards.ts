import type { Level } from '@mindglass/psychometrics/instrument'
import { type Drawing, withoutPartNames } from '@/core/charts/drawing/drawing'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import { isoMonth } from '@/core/dates'
import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import { env } from '@/env'
import { loadMeasurementErrors } from '@/features/assessments/measurement-errors'
import type { ShareCard } from '@/generated/prisma/client'
import { type Owner, ownedBy } from '@/server/auth/principal'
import { findDerivedKey, hashKey, randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { type CreateCardInput, type MyCard, maxOpenLinks } from './schema'
import {
  loadOwnShareable,
  loadPartTexts,
  loadTestTagline,
  loadTestTitle,
  type ShareablePart,
  type ShareableSitting,
  shareableSelect,
  toShareable,
} from './shareable'

/**
 * Returns the secret part of a card's URL, derived from the server's secret whenever it is needed, and stored nowhere.
 */
const cardKey = (cardId: string, keyHash?: string): string => findDerivedKey(keyHash, 'share', cardId)

/** Returns the secret URL of a card. */
const cardUrl = ({ id, keyHash }: ShareCard): string => `${env.APP_URL}/share/${cardKey(id, keyHash)}`

/**
 * Creates a card with the portrait and the chosen dimensions.
 * @throws DomainError SHARE_LIMIT
 * @throws DomainError NOT_FOUND for a foreign sitting, a test that is not shared, and a dimension not open to the owner
 */
export async function createCard(db: Db, principal: Owner, input: CreateCardInput, now: Date): Promise<MyCard> {
  const sitting = await loadOwnShareable(db, principal, input.sittingId)
  const chosen = new Set(input.dimensions)
  const dimensions = sitting.open.map(({ id }) => id).filter((id) => chosen.has(id))
  if (dimensions.length < chosen.size) throw new DomainError('NOT_FOUND')
  const { sittingId } = sitting
  if ((await db.shareCard.count({ where: { sittingId, revokedAt: null } })) >= maxOpenLinks) {
    throw new DomainError('SHARE_LIMIT', { max: maxOpenLinks })
  }
  const id = randomId()
  const card = await db.shareCard.create({
    data: {
      id,
      keyHash: hashKey(cardKey(id)),
      sittingId,
      dimensions,
      portrait: true,
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

/** Returns the open cards of a sitting, newest first. */
export async function listCards(db: Db, sitting: ShareableSitting, locale: Locale): Promise<MyCard[]> {
  const rows = await db.shareCard.findMany({
    where: { sittingId: sitting.sittingId, revokedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return Promise.all(rows.map((row) => myCard(row, sitting, locale)))
}

async function myCard(card: ShareCard, sitting: ShareableSitting, locale: Locale): Promise<MyCard> {
  const parts = await loadPartTexts(sitting.instrument, locale, shownOf(card, sitting).keys())
  const { id, name, createdAt } = card
  return { id, url: cardUrl(card), name, parts: parts.map((part) => part.name), madeAt: createdAt.toISOString() }
}

/**
 * Returns the chosen dimensions that are still open to the owner: returning a report removes its dimensions from the
 * card.
 */
const shownOf = (
  { dimensions }: Pick<ShareCard, 'dimensions'>,
  { open }: ShareableSitting,
): Map<string, ShareablePart> =>
  new Map(open.filter(({ id }) => dimensions.includes(id)).map((scored) => [scored.id, scored]))

/** View of a card for anyone with the link, and nothing else of the sitting. */
export interface CardView {
  slug: string
  title: string
  /** null on a card from before portraits existed. */
  drawing: Drawing | null
  /** Sentence of the portrait; the test's tagline without one. */
  sentence: string
  name: string | null
  /** Month in which the test was taken, `2026-03`: no shown value reveals the day. */
  month: string
  /** Chosen dimensions with their levels. */
  parts: { name: string; low: string; high: string; level: Level }[]
}

export type OpenedCard =
  | { state: 'live' /** Language of the card's maker. */; locale: Locale; view: (locale: Locale) => Promise<CardView> }
  | { state: 'revoked'; locale: Locale }
  | { state: 'unknown' }

/** Returns the card with this key. */
export async function openCard(db: Db, key: string): Promise<OpenedCard> {
  const row = await db.shareCard.findUnique({
    where: { keyHash: hashKey(key) },
    include: { sitting: { select: shareableSelect } },
  })
  if (!row) return { state: 'unknown' }
  const locale = row.locale
  const sitting = toShareable(row.sitting, (await loadMeasurementErrors(db, [row.sitting]))(row.sitting))
  const shown = sitting && shownOf(row, sitting)
  if (row.revokedAt !== null || !sitting || !(row.portrait || shown?.size)) return { state: 'revoked', locale }
  return { state: 'live', locale, view: (reader) => cardView(row, sitting, reader) }
}

async function cardView(card: ShareCard, sitting: ShareableSitting, locale: Locale): Promise<CardView> {
  const { instrument, completedAt } = sitting
  const shown = shownOf(card, sitting)
  const parts = await loadPartTexts(instrument, locale, shown.keys())
  const { slug } = instrument
  const likeness = card.portrait ? await sitting.likeness(locale) : null
  return {
    slug,
    title: await loadTestTitle(instrument, locale),
    drawing: likeness && withoutPartNames(drawPortraitFromView(slug, likeness.picture)),
    sentence: likeness?.sentence ?? (await loadTestTagline(instrument, locale)),
    name: card.name,
    month: isoMonth(completedAt),
    parts: parts.flatMap(({ id, ...words }) => {
      const level = shown.get(id)?.level
      return level ? [{ ...words, level }] : []
    }),
  }
}
