import { rateFit } from '@mindglass/psychometrics/calibration/reliability/one-factor-fit'
import { flagWord, type NormFigures, type NormPart } from '../norms/norm-figures'

type Item = NormPart['items'][number]

/** Minimum number of people from whom a part is calibrated. */
const fewestCalibrated = 500

/** Signs of a part that a person checks before freezing. None changes a score, and nothing is dropped automatically. */
const partRules = {
  /** No reliability can be computed, or it is below 0: items contradict each other. */
  noAlpha: ({ alpha }) => alpha === null || alpha.value < 0,
  /** Reliability below .70 is enough to compare groups, but hardly to compare people. */
  lowAlpha: ({ alpha }) => alpha !== null && alpha.value >= 0 && alpha.value < 0.7,
  /** In the one-factor model, an item has no error variance (a Heywood case). */
  heywood: ({ omega }) => omega !== null && omega.heywood.length > 0,
  /** One factor explains the answers only in part. */
  lowFit: ({ fit }) => !!fit && rateFit({ cfi: fit.cfi, rmsea: fit.rmsea.value }) === 'low',
  /** More than 15 % at an end: Terwee et al. 2007, doi 10.1016/j.jclinepi.2006.03.012. */
  floor: ({ floor }) => floor > 0.15,
  ceiling: ({ ceiling }) => ceiling > 0.15,
  /** Feldt's interval assumes scores with little skew. */
  skew: ({ skew }) => skew !== null && Math.abs(skew) > 1,
  /** The mean has moved by more than chance explains since the frozen version. */
  drift: ({ drift }) => drift !== null && Math.abs(drift.meanChange) > 1.96 * drift.se,
  uncalibrated: ({ n, calibration }) => n >= fewestCalibrated && calibration === null,
} as const satisfies Record<string, (part: NormPart) => boolean>

export type PartFlag = keyof typeof partRules
export const partSigns = Object.keys(partRules) as PartFlag[]

export const flagsOfPart = (part: NormPart): PartFlag[] => partSigns.filter((sign) => partRules[sign](part))

/** Signs of an item: the flags of its version, and signs in the answers and the other languages. */
export const itemSigns = [
  'lowRest',
  'betterWithout',
  'neverUsed',
  'rareCategory',
  'lowest',
  'highest',
  'slow',
  'misfit',
  'dif',
  'other',
] as const
export type ItemFlag = (typeof itemSigns)[number]

/** Share of answers at one end of the scale above which an item hardly distinguishes people. */
const mostAtAnEnd = 0.8

export function signsOfItem({ id, flags, categories }: Item, dif: NormFigures['dif']): ItemFlag[] {
  const unused = categories.some((share) => share === 0)
  const stored = flags.map((flag): ItemFlag => flagWord(flag)).filter((flag) => !(flag === 'rareCategory' && unused))
  const apart = (dif ?? []).some(({ items }) =>
    items.some((item) => item.id === id && (item.verdict !== 'A' || item.mantelP < 0.01)),
  )
  return [
    ...new Set(stored),
    ...(unused ? (['neverUsed'] as const) : []),
    ...((categories[0] ?? 0) > mostAtAnEnd ? (['lowest'] as const) : []),
    ...((categories.at(-1) ?? 0) > mostAtAnEnd ? (['highest'] as const) : []),
    ...(apart ? (['dif'] as const) : []),
  ]
}
