import type { Level, Instrument as MeasuredInstrument } from '@mindglass/psychometrics/instrument'

/** Groups under which tests are listed; each has one drawn motif (wave, knot, circle, two circles). */
export const groups = ['mood', 'stress', 'self', 'relations'] as const
export type Group = (typeof groups)[number]

/**
 * Form of help on a page: `none` for no special place, `soft` for a soft form before everything, `first` for numbers
 * to call before everything.
 */
export const helpLevels = ['none', 'soft', 'first'] as const
export type HelpLevel = (typeof helpLevels)[number]

/** A fact of one sitting; an unscored part meets no condition, unless the condition says so. */
export type CareCondition =
  /**
   * `orUnscored`: an unscored part meets the condition too, because missing answers do not show that the part is light.
   */
  | { part: string; from: Level; orUnscored?: true }
  | { part: string; to: Level }
  /** A part at this level or a higher one; if a part is reported with two levels, the higher one counts. */
  | { part: string; upper: Level }
  | { overallFrom: Level }
  /** An unscored question answered with this option or a later one. */
  | { context: string; from: number }
  /** An unscored question answered with this option or an earlier one; not met when it was left out. */
  | { context: string; to: number }
  /**
   * A scored item answered with this point of the scale or a higher one (`from`), or with this point or a lower one
   * (`to`).
   */
  | { item: string; from: number }
  | { item: string; to: number }
  /** The stretch that a part asks about goes on, is over, or is over and was short; see `phaseOf`. */
  | { phaseOf: string; in: readonly Phase[] }

/** Help for a pattern of answers, in addition to the help that very high symptom parts call for by themselves. */
export interface CareRule {
  help: 'soft' | 'first'
  all: readonly CareCondition[]
  /** The rule does not apply when all of these are met. */
  unless?: readonly CareCondition[]
  /** Key of the headline for this pattern among the instrument's `heads.rules`. */
  head?: string
  /**
   * Whether its headline comes before those of all parts and other rules, because it asks the reader to act soonest.
   */
  foremost?: boolean
}

/**
 * Answers with which very high symptom parts call for less help than by themselves, such as a stretch that is over, was
 * short and cost nothing. It does not weaken rules: those have `unless`.
 */
export interface CareEase {
  parts: readonly string[]
  /** At least one condition. A missing answer meets none, and then nothing is eased. */
  all: readonly CareCondition[]
  /** Strongest help that these parts still call for. */
  help: 'none' | 'soft'
  /** Key of the headline among `heads.rules` that replaces the part's own. */
  head?: string
}

/** Declarations of an instrument that keep a calm headline or a price from a person in distress. */
export interface CareFacts {
  /** Symptom parts at whose level5 help comes before everything; the first in the list leads. */
  first: readonly string[]
  /** Symptom parts at whose level5 help comes in the soft form. */
  soft: readonly string[]
  rules: readonly CareRule[]
  /** If several name the same part, the first one whose conditions are met applies. */
  eases?: readonly CareEase[]
}

/**
 * Phases of the stretch that a part asks about: it goes on; it is over and was long or costly; it is over, was short
 * and cost nothing.
 */
export const phases = ['now', 'over', 'short'] as const
export type Phase = (typeof phases)[number]

/** Answers to unscored questions that decide the phase of some parts, see `phaseOf`. */
export interface Stretch {
  parts: readonly string[]
  /** Options for a stretch that goes on. */
  now: { context: string; in: readonly number[] }
  /** A short stretch that cost nothing: each question answered within these options, from the first by default. */
  short: readonly { context: string; from?: number; to: number }[]
  /** A costly stretch: any question answered with this option or a later one. */
  unless: readonly { context: string; from: number }[]
}

/** The language-independent part of a test. A published version never changes; a new version is a new folder. */
export interface Instrument extends MeasuredInstrument {
  group: Group
  /** Rounded minutes a first-time guest needs, from items × 7 s. */
  minutes: number
  /** Conditions under which help comes before everything else, see `careOf`. They do not affect the measurement. */
  care: CareFacts
  /** Stretches that the test asks about; absent if it asks about the present alone. */
  stretches?: readonly Stretch[] | undefined
  /** POMP 0–100 per dimension, shown in the public sample report. */
  sample: Readonly<Record<string, number>>
  /** The dimension shown in full in the free summary, unless another one calls for help. */
  freeDimension: string
  /** Whether a result is offered as a card to share; never for mood tests. */
  shareable: boolean
}

/**
 * Returns whether every question of a test has a link to help below it: the subject may be too much for some readers,
 * and some answers bring help before everything else.
 */
export const needsHelpBelowQuestions = ({ care }: Pick<Instrument, 'care'>): boolean =>
  care.first.length > 0 || care.rules.some(({ help }) => help === 'first')
