import type { SheetSign } from '@mindglass/psychometrics/validity/signs'
import { publishedInstruments } from '@/content/tests/instruments'
import { type Locale, locales } from '@/core/locale'
import { nextMilestone } from '@/core/norms/norm-plans'
import { DAY_MS } from '@/core/time'
import { collectableConsents } from '@/features/assessments/consent'
import type { Db } from '@/server/db/db'
import { collectAfterDays } from './collect'
import { countExcludedByFlag } from './counts/excluded-sheets'
import { type NormScope, normScopeOf } from './norm-scope'
import { getNormState, listNormVersions } from './norm-versions'

/** Status of the norms for one version of a test in one language. */
export interface NormStatus extends NormScope {
  /** Whether the site offers this version today. */
  offered: boolean
  /** Number of sheets that count. `noNorms` and `askAgain` are the numbers of those left out, by reason. */
  used: number
  /** Number of sheets that count and have an answer to every item. */
  complete: number
  noNorms: number
  askAgain: number
  /** Number of left-out sheets by sign; one sheet may show several. */
  bySign: Record<SheetSign, number>
  /**
   * Number of sheets that the next night counts; `coming` is the number of consented sittings that become sheets later.
   */
  uncounted: number
  coming: number
  /** Number of complete sheets at which the next figures are made. */
  next: number
  /** The newest version that waits for an operator: a draft, or frozen and not yet published. */
  waiting: { id: string; number: number; state: 'draft' | 'frozen' } | null
  /** The version that new reports compare with. */
  published: { id: string; number: number; n: number } | null
}

const nameOf = (triple: NormScope): string => Object.values(normScopeOf(triple)).join(' ')

/** Lists every version of every test in every language, in the order of the site. */
export async function listNormStatuses(db: Db, now: Date): Promise<NormStatus[]> {
  const [tallies, uncounted, coming, versions, bySign] = await Promise.all([
    db.normTally.findMany({ omit: { parts: true } }),
    db.normSheet.groupBy({ by: [...keys], where: { counted: false }, _count: true }),
    db.sitting.groupBy({
      by: [...keys],
      where: {
        completedAt: { gt: new Date(now.getTime() - (collectAfterDays + 1) * DAY_MS) },
        normsConsentAt: { not: null },
        normsCollectedAt: null,
        consentVersion: { in: [...collectableConsents] },
        isRepeat: false,
      },
      _count: true,
    }),
    listNormVersions(db),
    countExcludedByFlag(db),
  ])
  const countOf = (counts: readonly (NormScope & { _count: number })[], triple: NormScope) =>
    counts.find((one) => nameOf(one) === nameOf(triple))?._count ?? 0
  const offered = new Set<string>()
  return publishedInstruments().flatMap(({ slug: instrument, version: instrumentVersion }) => {
    const newest = !offered.has(instrument)
    offered.add(instrument)
    return locales.map((locale: Locale): NormStatus => {
      const triple = { instrument, instrumentVersion, locale }
      const own = versions.filter((one) => nameOf(one) === nameOf(triple))
      const tally = tallies.find((one) => nameOf(one) === nameOf(triple))
      const { used = 0, complete = 0, noNorms = 0, askAgain = 0 } = tally ?? {}
      const published = own.find((version) => getNormState(version) === 'published')
      const [last] = own
      const state = last && getNormState(last)
      return {
        ...triple,
        offered: newest,
        used,
        complete,
        noNorms,
        askAgain,
        bySign: bySign(triple),
        next: nextMilestone(complete),
        uncounted: countOf(uncounted, triple),
        coming: countOf(coming, triple),
        waiting: last && (state === 'draft' || state === 'frozen') ? { id: last.id, number: last.number, state } : null,
        published: published ? { id: published.id, number: published.number, n: published.n } : null,
      }
    })
  })
}

const keys = ['instrument', 'instrumentVersion', 'locale'] as const
