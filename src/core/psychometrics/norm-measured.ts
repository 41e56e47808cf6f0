import type { NormPart } from './norm-figures'
import { fewestMeasured } from './norms'
import type { Measured } from './uncertainty'

/** What the error of one part is told from. */
export type MeasuredPart = Pick<NormPart, 'id' | 'sem' | 'n'>

/** The measured standard error of a part, for `halfWidthOf`; null where it is not measured, or is no error. */
export function measuredOf({ parts }: { parts: readonly MeasuredPart[] }, part: string): Measured | null {
  const found = parts.find(({ id }) => id === part)
  if (!found || found.sem === null || !(found.sem > 0) || found.n < fewestMeasured) return null
  return { sem: found.sem, n: found.n }
}
