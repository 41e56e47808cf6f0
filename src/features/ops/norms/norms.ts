import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import { dropOffDays, readDropOff } from '@/features/norms/counts/drop-off'
import { careDays, type HelpOutcomeSums, minCounted, readHelpOutcomeSums } from '@/features/norms/counts/help-outcomes'
import { normScopeOf } from '@/features/norms/norm-scope'
import { listNormStatuses, type NormStatus } from '@/features/norms/norm-statuses'
import { getNormState, listNormVersions } from '@/features/norms/norm-versions'
import type { Db } from '@/server/db/db'
import { skipTake } from '../schema'
import type { CareCounts, GetNormsInput, ListNormsInput, NormRows, NormsOfTest } from './norms-schema'

// These reads are sums over many people: the role is checked, but the reads are not logged.

const lists: Readonly<Record<ListNormsInput['filter'], (status: NormStatus) => boolean>> = {
  offered: ({ offered }) => offered,
  waiting: ({ waiting }) => waiting !== null,
  all: () => true,
}

/** Lists the state of the norms by test, version and language, in the order of the site. */
export async function listNorms(db: Db, input: ListNormsInput, locale: Locale, now = new Date()): Promise<NormRows> {
  const q = input.q.toLowerCase()
  const shares = await readHelpOutcomeSums(db, now)
  const all = await Promise.all(
    (await listNormStatuses(db, now))
      .filter(lists[input.filter])
      .map((status) => titled(status, shares(status).recent, locale)),
  )
  const found = all.filter(
    ({ instrument, title }) => q === '' || instrument.includes(q) || title.toLowerCase().includes(q),
  )
  const { skip, take } = skipTake(input)
  return { rows: found.slice(skip, skip + take), total: found.length }
}

async function titled(
  { offered: _, ...status }: NormStatus,
  care: HelpOutcomeSums | null,
  locale: Locale,
): Promise<NormRows['rows'][number]> {
  const instrument = findInstrument(status.instrument, status.instrumentVersion)
  const title = instrument ? (await loadInstrumentText(instrument, locale)).title : status.instrument
  return { ...status, title, care: careView(care) }
}

const careView = (shares: HelpOutcomeSums | null): CareCounts =>
  shares && { ...shares, since: shares.since.toISOString(), until: shares.until.toISOString() }

/** Returns the norms of one version of a test in one language. @throws DomainError NOT_FOUND */
export async function readNormsOfTest(
  db: Db,
  input: GetNormsInput,
  locale: Locale,
  now = new Date(),
): Promise<NormsOfTest> {
  const is = (one: GetNormsInput) => Object.values(normScopeOf(one)).join() === Object.values(normScopeOf(input)).join()
  const status = (await listNormStatuses(db, now)).find(is)
  if (!status) throw new DomainError('NOT_FOUND')
  const versions = (await listNormVersions(db)).filter(is)
  const dropOff = await readDropOff(db, normScopeOf(input))
  const { recent, ever } = (await readHelpOutcomeSums(db, now))(input)
  return {
    status: await titled(status, recent, locale),
    versions: versions.map((version) => ({
      id: version.id,
      number: version.number,
      state: getNormState(version),
      n: version.n,
      ...releaseTimesOf(version),
    })),
    care: { days: careDays, least: minCounted, ever: careView(ever) },
    days: dropOffDays,
    dropOff: dropOff && {
      countedAt: dropOff.countedAt.toISOString(),
      finished: dropOff.finished,
      stopped: [...dropOff.stopped],
    },
  }
}

type Times = 'frozenAt' | 'publishedAt' | 'withdrawnAt'

/** Returns the times at which a version changed its state, and who froze it. */
export const releaseTimesOf = (
  version: Readonly<Record<Times, Date | null>> & Readonly<{ createdAt: Date; frozenBy: string | null }>,
) => ({
  createdAt: version.createdAt.toISOString(),
  frozenAt: version.frozenAt?.toISOString() ?? null,
  frozenBy: version.frozenBy,
  publishedAt: version.publishedAt?.toISOString() ?? null,
  withdrawnAt: version.withdrawnAt?.toISOString() ?? null,
})
