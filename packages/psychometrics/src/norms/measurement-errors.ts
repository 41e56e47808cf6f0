import type { MeasurementErrors } from '../scoring/uncertainty.ts'
import type { NormPart } from './norm-figures.ts'
import { minMeasuredSittings } from './norms.ts'

/** The fields of a part from which its error is derived. */
export type MeasuredPart = Pick<NormPart, 'id' | 'sem' | 'n' | 'scoreErrors'>

/** Returns the measured errors of a part, for `halfWidthOf`; null without a valid measured error. */
export function measurementErrorsOf(
  { parts }: { parts: readonly MeasuredPart[] },
  part: string,
): MeasurementErrors | null {
  const found = parts.find(({ id }) => id === part)
  if (!found || found.sem === null || !(found.sem > 0) || found.n < minMeasuredSittings) return null
  const { sem, n, scoreErrors } = found
  return scoreErrors?.every((error) => error > 0) ? { sem, n, errors: scoreErrors } : { sem, n }
}
