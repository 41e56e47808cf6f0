import { scoredItems, sheetAnswers, sheetRows } from '@mindglass/psychometrics/norms/norm-sheet'
import { copiedProfiles } from '@mindglass/psychometrics/validity/copied-profiles'
import type { Instrument } from '@/core/instrument'
import { crowdOf } from './crowd'
import { drawsOf } from './people'

/**
 * Measures the detection of copies. The sheets come from independent people; the last one is copied several times with
 * a tenth of the answers redrawn. Returns the percentage of copies found, and of other sheets mistaken for copies.
 */
export function copiesOf(
  instrument: Instrument,
  { seed, people, copies, slope = 1.5 }: { seed: number; people: number; copies: number; slope?: number },
): { found: number; wrong: number } {
  const draws = drawsOf(seed)
  const { careful } = crowdOf(instrument, draws, { slope })
  const { min, max } = instrument.responseScale
  const own = Array.from({ length: people }, () => sheetAnswers(instrument, careful({ slips: 0.01 }).responses))
  const profile = own.at(-1) ?? []
  const copied = Array.from({ length: copies }, () =>
    profile.map((answer) => (draws.random() < 0.1 ? draws.whole(min, max) : answer)),
  )
  const width = scoredItems(instrument).length
  const tenths = Array.from({ length: width + 1 }, () => 40)
  const rowsOf = (sheets: readonly number[][]) =>
    sheetRows(
      width,
      sheets.map((answers) => ({ answers, tenths })),
    )
  const rows = copiedProfiles(instrument, rowsOf([]), rowsOf([...own, ...copied]))
  const right = rows.filter((row) => row >= people).length
  return { found: (100 * right) / copies, wrong: (100 * (rows.length - right)) / people }
}
