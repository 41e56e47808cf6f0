import type { Level, ResponseScale, Responses } from '@mindglass/psychometrics/instrument'
import { coarseInterval } from '@mindglass/psychometrics/publication/coarse'
import type { SittingResult } from '@mindglass/psychometrics/scoring/result'
import {
  type Crossing,
  certaintyOf,
  crossings,
  halfWidthOf,
  levelsNamed,
  type MeasurementErrors,
  type ScoreInterval,
  scoreInterval,
} from '@mindglass/psychometrics/scoring/uncertainty'
import { phasesOf } from '../care/phase'
import type { HelpLevel, Instrument, Phase } from '../instrument'

/** Answers of one part that ask about the same thing; editorial, so it carries no score, interval or chart. */
export interface AnswerGroup {
  id: string
  part: string
  items: readonly string[]
}

/** One scored part of a sitting, as reports use it. */
export interface PartProfile {
  id: string
  kind: 'symptom' | 'trait'
  /** 0–100, unrounded. */
  pomp: number
  level: Level
  interval: ScoreInterval
  /** Certainty that the score over all possible questions lies in the interval. */
  certainty: ReturnType<typeof certaintyOf>
  /** Place and half width in the drawing, in steps of a twentieth, so that the score cannot be read off. */
  drawn: { at: number; half: number }
  /** One level, or two in ascending order if the score interval crosses a cut. */
  named: readonly Level[]
  crossings: readonly Crossing[]
  /** Number of answered items, and of all items. */
  answered: number
  items: number
  /** Mean of the turned answers, in points of the response scale. */
  mean: number
}

/** Answers that belong together; not a scale, so without level and interval. */
export interface GroupProfile {
  id: string
  part: string
  items: readonly string[]
  /** Mean of the keyed answers (reversed items reverse-scored) in points of the response scale, and the same as 0–100. */
  mean: number
  pomp: number
  answered: number
}

/** One scored answer. */
export interface AnswerProfile {
  id: string
  part: string
  /** The answer as the reader chose it, and the same answer turned so that higher means more of the part. */
  raw: number
  turned: number
}

/** All data of one sitting that a report may depend on; plain data, without texts in any language. */
export interface Profile {
  scale: ResponseScale
  /** Scored parts in the order of the test; one with too few answers is absent. */
  parts: readonly PartProfile[]
  groups: readonly GroupProfile[]
  answers: ReadonlyMap<string, AnswerProfile>
  /** Answers to unscored questions. */
  context: Readonly<Record<string, number>>
  /** Phases of the stretches that parts ask about; empty for a test that asks about the present alone. */
  phases: Readonly<Record<string, Phase>>
  help: HelpLevel
}

/** A sitting, with the grouping of its answers. */
export interface ProfileSource {
  instrument: Pick<Instrument, 'responseScale' | 'dimensions' | 'context' | 'stretches'>
  groups: readonly AnswerGroup[]
  result: Pick<SittingResult, 'dimensions'>
  responses: Responses
  /** Help chosen by `careOf`. */
  help: HelpLevel
  /** Returns the measured error of a part; null if the error is assumed. */
  measured?: (part: string) => MeasurementErrors | null
}

export function profileOf({ instrument, groups, result, responses, help, measured }: ProfileSource): Profile {
  const { responseScale: scale, dimensions } = instrument
  const answers = new Map<string, AnswerProfile>()
  for (const { id: part, items } of dimensions) {
    for (const { id, reversed } of items) {
      const raw = responses[id]
      if (raw !== undefined) answers.set(id, { id, part, raw, turned: reversed ? scale.min + scale.max - raw : raw })
    }
  }
  const meanOf = (ids: readonly string[]) => mean(ids.flatMap((id) => answers.get(id)?.turned ?? []))
  const share = (points: number) => (100 * (points - scale.min)) / (scale.max - scale.min)
  return {
    scale,
    parts: dimensions.flatMap(({ id, kind, items }) => {
      const scored = result.dimensions.find((one) => one.id === id)
      if (!scored || scored.pomp === null || scored.level === null) return []
      const part = { pomp: scored.pomp, level: scored.level, answered: scored.answered, items: scored.items }
      const error = measured?.(id) ?? null
      const interval = scoreInterval(part.pomp, halfWidthOf(part, error))
      return [
        {
          ...part,
          id,
          kind,
          interval,
          certainty: certaintyOf(error),
          drawn: coarseInterval(part, error),
          named: levelsNamed(part.pomp, interval),
          crossings: crossings(part.pomp, interval),
          mean: meanOf(items.map((item) => item.id)),
        },
      ]
    }),
    groups: groups.flatMap(({ id, part, items }) => {
      const answered = items.filter((item) => answers.has(item)).length
      // Answers to half of a group or less are too few.
      if (2 * answered <= items.length) return []
      const points = meanOf(items)
      return [{ id, part, items, mean: points, pomp: share(points), answered }]
    }),
    answers,
    context: Object.fromEntries(
      instrument.context.flatMap(({ id }) => (responses[id] === undefined ? [] : [[id, responses[id]]])),
    ),
    phases: phasesOf(instrument, responses),
    help,
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the parts from the one with the most to say to the one with the least, see `leadOf`. */
export const sortBySalience = ({ parts }: Profile): PartProfile[] => parts.toSorted((a, b) => leadOf(b) - leadOf(a))

/** Returns how much a part has to say: its height for a symptom, its distance from the middle for a trait. */
const leadOf = ({ kind, pomp }: PartProfile): number => (kind === 'symptom' ? pomp : Math.abs(pomp - 50))

/** Returns the end of a part to which its score leans. */
export const poleOf = ({ kind, pomp }: Pick<PartProfile, 'kind' | 'pomp'>): 'high' | 'low' =>
  kind === 'symptom' || pomp >= 50 ? 'high' : 'low'
