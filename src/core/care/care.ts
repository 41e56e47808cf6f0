import { type Level, levels, type Responses } from '@mindglass/psychometrics/instrument'
import type { SittingResult } from '@mindglass/psychometrics/scoring/result'
import {
  halfWidthOf,
  levelsNamed,
  type MeasurementErrors,
  scoreInterval,
} from '@mindglass/psychometrics/scoring/uncertainty'
import { offersRetake } from '@mindglass/psychometrics/validity/signs'
import { type CareCondition, type CareEase, type HelpLevel, helpLevels, type Instrument } from '../instrument'
import { phaseOf } from './phase'

/** Source of a report's first sentence. */
export type Headline =
  /** The text of the worst symptom part's level, if the mean is no lower or the level is light. */
  | { from: 'band'; level: Level }
  /** Every symptom part is high, most of them very high: the text of level5. */
  | { from: 'whole' }
  /** The gravest part at level5; `parts` are all at that level, this one first. */
  | { from: 'part'; part: string; parts: readonly string[] }
  /** No part is at level5, but the score intervals of these parts reach into it. */
  | { from: 'reaches'; parts: readonly string[] }
  /** These parts are or may be very high, but other answers call for less help: a text for such answers. */
  | { from: 'eased'; head: string; parts: readonly string[] }
  /** No part is at level5, but some are above the level of the mean. */
  | { from: 'some'; level: 'level3' | 'level4'; parts: readonly string[] }
  /** The text of a care rule, for its pattern of answers. */
  | { from: 'rule'; head: string }
  /** No headline, because there is no mean or no scored symptom part. */
  | { from: 'plain' }

export interface Care {
  help: HelpLevel
  headline: Headline
  /** Whether anything may be offered for money on the same page. */
  offer: boolean
  /** Whether the mean over all parts may be shown: it must not look calmer than the parts do. */
  mean: boolean
  /** Parts and context questions that call for the help, the gravest first. */
  calls: { parts: readonly string[]; context: readonly string[] }
}

/** Input of care, all from one sitting. */
export interface CareInput {
  /** Level of each part; null or absent if it is not scored. */
  levels: Readonly<Record<string, Level | null>>
  /** The higher of the two levels, for each part whose score lies between two. */
  upper?: Readonly<Record<string, Level>>
  /** Level of the mean; null if there is none. */
  overall: Level | null
  /** Answers as chosen, by item; care reads context questions and the few items that rules name. */
  answers: Responses
  /** Whether the answers are so inconsistent that a free retake comes before any offer. */
  retake: boolean
}

type Parts = Pick<Instrument, 'dimensions' | 'care' | 'stretches'>

/**
 * Decides what stands first in a report: its headline, whether help comes before everything, and whether the page may
 * show a price. No other place decides this. The result is never calmer than the worst symptom part, and it uses the
 * interval that the report states: a part that may be very high gets at least the soft form of help.
 */
export function careOf({ dimensions, care, stretches }: Parts, input: CareInput): Care {
  const symptoms = new Set(dimensions.filter(({ kind }) => kind === 'symptom').map(({ id }) => id))
  // The instrument's order for mentioning parts; parts it does not list come last.
  const order = [...new Set([...care.first, ...care.soft, ...dimensions.map(({ id }) => id)])]
  const gravest = order.filter((part) => symptoms.has(part))
  const rankOf = (part: string) => rank(input.levels[part] ?? null)
  const worst = Math.max(unscored, ...gravest.map(rankOf))
  const met = (conditions: readonly CareCondition[]) =>
    conditions.every((condition) => holds(condition, input, { stretches }))

  const atTop = gravest.flatMap((part) => callOf(part) ?? [])
  const calling = atTop.filter(({ help }) => help !== 'none').sort((a, b) => weight(b.help) - weight(a.help))
  const rules = care.rules.filter(({ all, unless }) => met(all) && !(unless && met(unless)))
  const help = strongest([...calling, ...rules].map((one) => one.help))

  const conditions = rules.flatMap(({ all }) => all)
  const named = conditions.flatMap((condition) => ('part' in condition ? [condition.part] : []))
  // A light symptom part that a rule names beside others needs no help.
  const weighs = (part: string) => rankOf(part) > (symptoms.has(part) ? light : unscored)
  // A high mean names no part, so the worst parts are named for it, because they raise it most.
  const meant = conditions.some((condition) => 'overallFrom' in condition)
    ? gravest.filter((part) => rankOf(part) === worst)
    : []
  const parts = new Set([...calling.map(({ part }) => part), ...named, ...meant].filter(weighs))
  const gravestRules = rules.toSorted(
    (a, b) => Number(b.foremost ?? false) - Number(a.foremost ?? false) || weight(b.help) - weight(a.help),
  )
  const questions = gravestRules
    .flatMap(({ all }) => all)
    .flatMap((condition) => ('context' in condition && 'from' in condition ? [condition.context] : []))
  return {
    help,
    headline: headlineOf(),
    offer: help === 'none' && !input.retake,
    mean: input.overall !== null && help === 'none' && worst - rank(input.overall) <= 1,
    calls: { parts: order.filter((part) => parts.has(part)), context: [...new Set(questions)] },
  }

  /**
   * Returns the help that a part calls for by itself, at level5 or with a score interval that reaches into it; null
   * below.
   */
  function callOf(part: string): Call | null {
    const level5 = rankOf(part) === very
    if (!level5 && rank(input.upper?.[part] ?? null) !== very) return null
    const own: HelpLevel = level5 && !care.soft.includes(part) ? 'first' : 'soft'
    const ease = care.eases?.find(({ parts: of, all }) => of.includes(part) && met(all))
    return { part, level5, help: ease && weight(ease.help) < weight(own) ? ease.help : own, ease }
  }

  function headlineOf(): Headline {
    const foremost = rules.find((one) => one.foremost)
    if (foremost?.head !== undefined) return { from: 'rule', head: foremost.head }
    // Other rules for softer help give no headline to answers that call for stronger help.
    const rule = rules.find((one) => one.head !== undefined && one.help === help)
    const lead = calling.find(({ level5 }) => level5)
    if (lead && (lead.help === help || rule?.head === undefined)) return veryHigh(lead)
    if (rule?.head !== undefined) return { from: 'rule', head: rule.head }
    const [reaching] = calling
    if (reaching && help === 'soft') {
      return eased(reaching, calling) ?? { from: 'reaches', parts: calling.map(({ part }) => part) }
    }
    const quiet = atTop.find(({ ease }) => ease?.head !== undefined)
    const instead = quiet && help === 'none' ? eased(quiet, atTop) : null
    return instead ?? levelHeadline()
  }

  function veryHigh(lead: Call): Headline {
    const top = calling.filter(({ level5 }) => level5)
    const own = top.filter(({ ease }) => ease === undefined)
    const whole = gravest.every((part) => rankOf(part) >= high) && 2 * own.length >= gravest.length
    if (whole && gravest.length > 1) return { from: 'whole' }
    return eased(lead, top) ?? { from: 'part', part: lead.part, parts: top.map(({ part }) => part) }
  }

  function levelHeadline(): Headline {
    const mean = rank(input.overall)
    // A part at level5 gets here only if other answers ease it.
    const level = levels[Math.min(worst, high)]
    if ((level === 'level3' || level === 'level4') && mean < worst) {
      return { from: 'some', level, parts: gravest.filter((part) => rankOf(part) === worst) }
    }
    return mean === unscored || level === undefined ? { from: 'plain' } : { from: 'band', level }
  }
}

/** A part that is or may be very high, with the help that it calls for. */
interface Call {
  part: string
  /** False if only its score interval reaches into level5. */
  level5: boolean
  help: HelpLevel
  ease: CareEase | undefined
}

/** Returns the headline for answers that ease a part, with all parts eased by the same answers; null without a text. */
function eased({ ease }: Call, among: readonly Call[]): Headline | null {
  if (ease?.head === undefined) return null
  return { from: 'eased', head: ease.head, parts: among.flatMap((one) => (one.ease === ease ? [one.part] : [])) }
}

/**
 * Returns the care for a stored result.
 * @param measured returns the measured error of a part in the norms stored with the sitting; null if it is assumed
 */
export function careOfSitting(
  instrument: Parts,
  result: SittingResult,
  responses: Responses,
  measured: (part: string) => MeasurementErrors | null,
): Care {
  return careOf(instrument, {
    levels: Object.fromEntries(result.dimensions.map(({ id, level }) => [id, level])),
    upper: Object.fromEntries(
      result.dimensions.flatMap(({ id, pomp, answered, items }) => {
        if (pomp === null) return []
        const named = levelsNamed(pomp, scoreInterval(pomp, halfWidthOf({ answered, items, pomp }, measured(id))))
        return [[id, named.at(-1) ?? named[0]]]
      }),
    ),
    overall: result.overall?.level ?? null,
    answers: responses,
    retake: offersRetake(result),
  })
}

const unscored = -1
const light = levels.indexOf('level2')
const high = levels.indexOf('level4')
const very = levels.indexOf('level5')

const rank = (level: Level | null): number => (level === null ? unscored : levels.indexOf(level))
const weight = (help: HelpLevel): number => helpLevels.indexOf(help)

/** Returns the strongest of several kinds of help; `none` for an empty list. */
const strongest = (all: readonly HelpLevel[]): HelpLevel =>
  all.reduce<HelpLevel>((most, help) => (weight(help) > weight(most) ? help : most), 'none')

function holds(
  condition: CareCondition,
  { levels: of, upper, overall, answers }: CareInput,
  instrument: Parameters<typeof phaseOf>[1],
): boolean {
  if ('overallFrom' in condition) return rank(overall) >= rank(condition.overallFrom)
  if ('context' in condition || 'item' in condition) {
    const answer = answers['context' in condition ? condition.context : condition.item]
    if (answer === undefined) return false
    return 'from' in condition ? answer >= condition.from : answer <= condition.to
  }
  if ('phaseOf' in condition) return condition.in.includes(phaseOf(condition.phaseOf, instrument, answers))
  const level = rank(of[condition.part] ?? null)
  if (level === unscored) return 'orUnscored' in condition && condition.orUnscored === true
  if ('upper' in condition) return Math.max(level, rank(upper?.[condition.part] ?? null)) >= rank(condition.upper)
  return 'from' in condition ? level >= rank(condition.from) : level <= rank(condition.to)
}
