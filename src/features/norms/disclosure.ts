import { earlierRelease } from '@mindglass/psychometrics/disclosure/earlier-release'
import { findLeaks, type Leak } from '@mindglass/psychometrics/disclosure/find-leaks'
import { type PublicRelease, publicRelease } from '@mindglass/psychometrics/disclosure/public-release'
import { NormFigures } from '@/core/norms/norm-figures'
import type { NormVersion } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { instrumentOf, type NormScope, normScopeOf } from './norm-scope'
import { findWithheldIds } from './published-releases'
import { listEverPublishedVersions } from './samples'

const sampleName = ({ milestone, n }: NormVersion): string | null => (milestone === null ? null : `${milestone}/${n}`)

const asPublic = (version: NormVersion): PublicRelease =>
  publicRelease({ ...version, sample: sampleName(version) }, NormFigures.parse(version.figures), instrumentOf(version))

/**
 * Returns a release as it could be downloaded when it was new: the tables of versions without a milestone had exact
 * numbers.
 */
const asDownloaded = (version: NormVersion): PublicRelease =>
  version.milestone === null
    ? earlierRelease({ ...version, sample: null }, NormFigures.parse(version.figures), instrumentOf(version))
    : asPublic(version)

/**
 * Returns the answers that the open tables of a version would reveal, alone and beside every version that was ever
 * public. A version with such leaks is neither frozen nor published.
 */
export async function findVersionLeaks(db: Db, version: NormVersion): Promise<Leak[]> {
  const others = (await listEverPublishedVersions(db, version)).filter(({ id }) => id !== version.id)
  return findLeaks([...others.map(asDownloaded), asPublic(version)]).filter(({ releases }) =>
    releases.some((id) => id === version.id),
  )
}

/** Data that the public releases of one version in one language have leaked, and still leak. */
export interface DisclosureAudit {
  triple: NormScope
  /** Ids of the releases, oldest first. */
  releases: string[]
  /** Leaks from the tables as they could be downloaded when each release was new: copies may exist. */
  downloaded: Leak[]
  /** Leaks from the tables that are offered today. */
  offered: Leak[]
  /** Ids of releases whose tables are no longer offered. */
  withheld: string[]
}

/**
 * Tries to derive answers from the open tables of all releases that were ever public; returns only scopes with a leak
 * or a withheld release.
 */
export async function auditReleases(db: Db): Promise<DisclosureAudit[]> {
  const triples = await db.normVersion.groupBy({
    by: ['instrument', 'instrumentVersion', 'locale'],
    where: { publishedAt: { not: null } },
    orderBy: [{ instrument: 'asc' }, { instrumentVersion: 'asc' }, { locale: 'asc' }],
  })
  const audits: DisclosureAudit[] = []
  for (const triple of triples.map(normScopeOf)) {
    const versions = await listEverPublishedVersions(db, triple)
    const withheld = findWithheldIds(versions.toReversed())
    const audit = {
      triple,
      releases: versions.map(({ id }) => id),
      downloaded: findLeaks(versions.map(asDownloaded)),
      offered: findLeaks(versions.filter(({ id }) => !withheld.has(id)).map(asPublic)),
      withheld: [...withheld],
    }
    if (audit.downloaded.length + audit.offered.length + withheld.size > 0) audits.push(audit)
  }
  return audits
}
