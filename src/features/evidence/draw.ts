import { createHash, createHmac } from 'node:crypto'
import { placesPerDrawList } from '@/core/evidence/plan'
import { type NormScope, normScopeOf } from '@/features/norms/norm-scope'
import type { DrawList } from '@/generated/prisma/client'
import { randomKey } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'

/**
 * Returns whether a place of a list is drawn: the first bit of the HMAC-SHA256 of its number (1–100, as decimal digits)
 * with the seed as its key, so each place is drawn with a probability of one half. Any reader can repeat the draw once
 * the seed is public.
 */
export const isPositionSelected = (seed: string, place: number): boolean =>
  ((createHmac('sha256', seed).update(String(place)).digest()[0] ?? 0) & 0x80) !== 0

/**
 * Returns the SHA-256 of a seed as base64url. It is public before the first draw, so that the seed cannot be replaced
 * later.
 */
export const hashSeed = (seed: string): string => createHash('sha256').update(seed).digest('base64url')

export interface Draw {
  listNumber: number
  /** Number of the place, 1–100. */
  place: number
  isDrawn: boolean
}

/** Takes the next place of the oldest list that has one. */
export async function assignNext(tx: Tx, triple: NormScope): Promise<Draw> {
  for (;;) {
    const open = await tx.drawList.findFirst({
      where: { ...normScopeOf(triple), used: { lt: placesPerDrawList } },
      orderBy: { number: 'asc' },
      select: { number: true },
    })
    // Another draw may take the last place at this moment: then the loop looks for the next list.
    const [row] = await tx.drawList.updateManyAndReturn({
      where: { ...normScopeOf(triple), number: open?.number ?? 0, used: { lt: placesPerDrawList } },
      data: { used: { increment: 1 } },
    })
    await ensureUnusedList(tx, triple)
    if (row) return { listNumber: row.number, place: row.used, isDrawn: isPositionSelected(row.seed, row.used) }
  }
}

/** Creates a list if there is no unused one: its fingerprint has to be public before its first draw. */
export async function ensureUnusedList(tx: Db | Tx, triple: NormScope): Promise<void> {
  const newest = await tx.drawList.findFirst({ where: normScopeOf(triple), orderBy: { number: 'desc' } })
  if (newest?.used === 0) return
  const seed = randomKey()
  const list = { ...normScopeOf(triple), number: (newest?.number ?? 0) + 1, seed, fingerprint: hashSeed(seed) }
  // If another process creates it at this moment, that one counts.
  await tx.drawList.createMany({ data: [list], skipDuplicates: true })
}

/** Public data of a list; the seed is null until all places are taken, because it would reveal the draws. */
export interface PublicList {
  number: number
  fingerprint: string
  seed: string | null
  used: number
  drawn: number
}

const drawnIn = ({ seed, used }: Pick<DrawList, 'seed' | 'used'>): number =>
  Array.from({ length: used }, (_, index) => isPositionSelected(seed, index + 1)).filter(Boolean).length

/** Returns the lists of one version in one language, the oldest first. */
export async function listDrawLists(db: Db, triple: NormScope): Promise<PublicList[]> {
  const rows = await db.drawList.findMany({ where: normScopeOf(triple), orderBy: { number: 'asc' } })
  return rows.map((row) => ({
    number: row.number,
    fingerprint: row.fingerprint,
    used: row.used,
    drawn: drawnIn(row),
    seed: row.used < placesPerDrawList ? null : row.seed,
  }))
}

/** Counts the people who joined, those drawn, and those asked by mail. */
export async function countDraws(db: Db, triple: NormScope): Promise<{ joined: number; drawn: number; asked: number }> {
  const rows = await db.drawList.findMany({ where: normScopeOf(triple) })
  return {
    joined: rows.reduce((sum, { used }) => sum + used, 0),
    drawn: rows.reduce((sum, row) => sum + drawnIn(row), 0),
    asked: rows.reduce((sum, { asked }) => sum + asked, 0),
  }
}

/**
 * Checks that every stored result matches its place in the list, that no place was taken twice, and that each seed
 * matches its fingerprint.
 * @returns the faults, in words for an operator; empty if there are none
 */
export async function auditDraws(db: Db): Promise<string[]> {
  const lists = await db.drawList.findMany()
  const entries = await db.retest.findMany({
    select: {
      listNumber: true,
      place: true,
      isDrawn: true,
      sitting: { select: { instrument: true, instrumentVersion: true, locale: true } },
    },
  })
  const nameOf = (triple: NormScope, number: number) => `${Object.values(normScopeOf(triple)).join(' ')} list ${number}`
  const faults = lists
    .filter(({ seed, fingerprint }) => hashSeed(seed) !== fingerprint)
    .map((list) => `${nameOf(list, list.number)}: the seed has another fingerprint`)
  const seen = new Set<string>()
  for (const { sitting, listNumber, place, isDrawn } of entries) {
    const name = nameOf(sitting, listNumber)
    const list = lists.find((one) => nameOf(one, one.number) === name)
    if (!list || place > list.used) faults.push(`${name}: place ${place} was never given`)
    else if (isPositionSelected(list.seed, place) !== isDrawn)
      faults.push(`${name}: place ${place} says something else`)
    if (seen.has(`${name} ${place}`)) faults.push(`${name}: place ${place} was given twice`)
    seen.add(`${name} ${place}`)
  }
  return faults
}
