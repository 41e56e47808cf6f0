import { findInstrument, instrumentText } from '@/content/instruments'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import type { Instrument, Level } from '@/core/psychometrics/instrument'
import { sittingResult } from '@/features/assessments/stored'
import type { Prisma } from '@/generated/prisma/client'
import type { Db, Tx } from '@/server/db'
import { type Owner, ownedBy } from '@/server/principal'

/** A finished sitting of a test that may be shown to others. */
export interface Shareable {
  sittingId: string
  instrument: Instrument
  completedAt: Date
  /** What its owner may see of it, in the order of the test: the free dimension, or all once the report is open. */
  open: readonly Scored[]
}

export interface Scored {
  id: string
  level: Level
  pomp: number
}

/** What has to be read of a sitting to know it. */
export const shareableParts = {
  id: true,
  instrument: true,
  instrumentVersion: true,
  completedAt: true,
  result: true,
  entitlement: { select: { revokedAt: true, suspendedAt: true } },
} satisfies Prisma.SittingSelect
type Row = Prisma.SittingGetPayload<{ select: typeof shareableParts }>

/** null for an open sitting, and for every test about mood or health: these are never shown to others. */
export function shareableOf(row: Row): Shareable | null {
  const instrument = findInstrument(row.instrument, row.instrumentVersion)
  const result = sittingResult(row)
  if (!instrument?.shareable || row.completedAt === null || result === null) return null
  const { entitlement } = row
  const unlocked = entitlement !== null && entitlement.revokedAt === null && entitlement.suspendedAt === null
  const open = result.dimensions.flatMap(({ id, level, pomp }) =>
    level !== null && pomp !== null && (unlocked || id === instrument.freeDimension) ? [{ id, level, pomp }] : [],
  )
  return { sittingId: row.id, instrument, completedAt: row.completedAt, open }
}

/**
 * A sitting for its owner alone: who bought a report, or holds a link to it, shows it to nobody.
 * @throws DomainError NOT_FOUND alike for an unknown, a foreign and an open sitting, and for a test that is not shared.
 */
export async function ownShareable(db: Db | Tx, principal: Owner, sittingId: string): Promise<Shareable> {
  const where = { id: sittingId, ...ownedBy(principal) }
  const row = await db.sitting.findFirst({ where, select: shareableParts })
  const sitting = row && shareableOf(row)
  if (!sitting) throw new DomainError('NOT_FOUND')
  return sitting
}

/** The texts of dimensions, in the order of the test; `only` keeps what is in it. */
export async function partsOf(instrument: Instrument, locale: Locale, only: Iterable<string>) {
  const { dimensions } = await instrumentText(instrument, locale)
  const wanted = new Set(only)
  return instrument.dimensions.flatMap(({ id }) => {
    const text = dimensions[id]
    return text && wanted.has(id) ? [{ id, name: text.name, low: text.low, high: text.high }] : []
  })
}

export const titleOf = async (instrument: Instrument, locale: Locale): Promise<string> =>
  (await instrumentText(instrument, locale)).title
