import type { Instrument } from '../instrument.ts'
import type { NormFigures } from '../norms/norm-figures.ts'
import { publicNorms } from '../publication/public-norms.ts'
import { createPublishedTable, type PublishedTable } from '../publication/published-tables.ts'

/** Public tables of one release from which numbers of people might be derived. */
export type AttackedTables = Record<
  'parts' | 'items' | 'counts' | 'covariances' | 'places' | 'parameters',
  PublishedTable
>

export interface PublicRelease {
  id: string
  /** Number of sheets it is computed from. */
  n: number
  /** Releases with the same value use the same sheets; null if the sheets are unknown. */
  sample: string | null
  tables: AttackedTables
  /** Whether numbers of people are exact, as in earlier releases, or rounded as in `publishedCells`. */
  counts: 'exact' | 'rounded'
}

/** The fields that identify a release. */
export type NamedRelease = Pick<PublicRelease, 'id' | 'n' | 'sample'>

/**
 * Returns a release in the current format.
 * @throws RangeError for figures of items that the instrument does not have.
 */
export function publicRelease(
  { id, n, sample }: NamedRelease,
  figures: NormFigures,
  instrument: Instrument,
): PublicRelease {
  const norms = publicNorms(figures, instrument)
  const tables = {
    parts: createPublishedTable('parts', norms),
    items: createPublishedTable('items', norms),
    counts: createPublishedTable('counts', norms),
    covariances: createPublishedTable('covariances', norms),
    places: createPublishedTable('places', norms),
    parameters: createPublishedTable('parameters', norms),
  }
  return { id, n, sample, tables, counts: 'rounded' }
}
