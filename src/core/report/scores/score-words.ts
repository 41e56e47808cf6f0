import { type DimensionKind, type Level, levels } from '@mindglass/psychometrics/instrument'
import { normStage } from '@mindglass/psychometrics/norms/norms'
import { levelCuts, type ScoreInterval } from '@mindglass/psychometrics/scoring/uncertainty'
import { htmlLang, type Locale, languageNameFor } from '../../locale'
import type { AnswersByGroup } from '../report-words'
import type { CountsOf100, PercentileRank } from './percentile-rank'

/** Facts known about one scored part. */
interface PartResult {
  level: Level
  /** Number of answers behind the score. */
  answered: number
  interval: ScoreInterval
  /** Certainty that the score over all possible questions lies in the interval. */
  certainty: keyof typeof certaintyWords
  /** One level, or two in ascending order if the score interval crosses a border. */
  named: readonly Level[]
}

const certaintyWords = { likely: 'place.sure.likely', veryLikely: 'place.sure.veryLikely' } as const

const forms = ['a', 'b', 'c'] as const

/** Reach of an interval into neighbouring levels. */
type Reach = 'none' | 'below' | 'above' | 'both'

/** Texts about scores, the same for all tests; the page has them in its dictionary, the PDF in its catalogue. */
export type ScoreText =
  | `level.${Level}`
  | 'interval.between'
  | 'chart.overall'
  | (typeof certaintyWords)[keyof typeof certaintyWords]
  | 'place.score'
  | 'place.band'
  | 'place.assumed'
  | `place.one.${DimensionKind}.${Reach}`
  | `place.two.${DimensionKind}`
  | `place.short.${(typeof forms)[number]}.${'one' | 'two'}`
  | `among.${PercentileRank['at']}.${PercentileRank['alike']}`
  | `among.count.${'none' | 'hardly' | 'about' | 'between'}`
  | `among.margin.${PercentileRank['at']}`
  | `among.error.${'lower' | 'same' | 'stretches' | 'any'}`
  | `among.${'gloss' | 'unknown'}`
  | `dots.${'title' | 'less' | 'more' | 'label' | 'both' | 'two' | 'highest' | 'lowest'}`

/** Returns one of these texts with its placeholders filled. */
export type TranslateScore = (text: ScoreText, values?: Record<string, string | number>) => string

/** Returns the name of a level for the middle of a sentence. */
export function levelNameInSentence(level: Level, locale: Locale, t: TranslateScore): string {
  const word = t(`level.${level}`)
  return word.charAt(0).toLocaleLowerCase(htmlLang[locale]) + word.slice(1)
}

/** Returns the name of the level, or of both levels between which the score lies: `Medium to high`. */
export function scoreName({ level, named }: PartResult, locale: Locale, t: TranslateScore): string {
  const [low = level, high] = named
  if (high === undefined) return t(`level.${low}`)
  return t('interval.between', { low: t(`level.${low}`), high: levelNameInSentence(high, locale, t) })
}

/** Returns the text on the level of the mean over all parts. */
export const overallText = ({ level }: { level: Level }, t: TranslateScore): string =>
  t('chart.overall', { level: t(`level.${level}`), step: levels.indexOf(level) + 1 })

/**
 * Describes a score in words: its value, its uncertainty, and the reason for the name of its level.
 * @param order place of the part in the report: the first has a long explanation, and short texts take turns for the
 * others
 */
export function describeScore(
  { kind, partResult }: { kind: DimensionKind; partResult: PartResult },
  order: number,
  locale: Locale,
  t: TranslateScore,
): { score: string; why: string } {
  const { interval, answered, named, certainty } = partResult
  const facts = {
    ...interval,
    answered,
    level: levelNameInSentence(partResult.level, locale, t),
    sure: certaintyWord(certainty, t),
  }
  const [lower, upper] = named
  const form = forms[(order - 1) % forms.length]
  if (order > 0 && form) {
    return { score: '', why: t(`place.short.${form}.${upper ? 'two' : 'one'}`, facts) }
  }
  const why =
    lower && upper
      ? t(`place.two.${kind}`, {
          lower: levelNameInSentence(lower, locale, t),
          upper: levelNameInSentence(upper, locale, t),
        })
      : t(`place.one.${kind}.${findReach(partResult)}`, { ...facts, ...neighbours(partResult, locale, t) })
  const assumed = certainty === 'likely' ? [t('place.assumed')] : []
  return { score: t('place.score', facts), why: joined([t('place.band', facts), ...assumed, why], locale) }
}

/** Returns the certainty of a score's interval in words, for the middle of a sentence. */
export const certaintyWord = (certainty: PartResult['certainty'], t: TranslateScore): string =>
  t(certaintyWords[certainty])

/** Returns the neighbouring levels that the interval reaches into. */
export function findReach({ level, interval }: Pick<PartResult, 'level' | 'interval'>): Reach {
  const place = levels.indexOf(level)
  const floor = levelCuts[place - 1]
  const ceiling = levelCuts[place]
  const below = floor !== undefined && interval.from < floor
  const above = ceiling !== undefined && interval.to > ceiling
  if (below && above) return 'both'
  if (below) return 'below'
  return above ? 'above' : 'none'
}

function neighbours({ level }: PartResult, locale: Locale, t: TranslateScore): { below: string; above: string } {
  const place = levels.indexOf(level)
  const word = (neighbour: Level | undefined) => (neighbour ? levelNameInSentence(neighbour, locale, t) : '')
  return { below: word(levels[place - 1]), above: word(levels[place + 1]) }
}

/** Joins sentences as the language does. */
const joined = (sentences: readonly string[], locale: Locale): string => sentences.join(locale === 'cn' ? '' : ' ')

/** Formats a number of people in the reader's language. */
export const formatPeople = (n: number, locale: Locale): string => new Intl.NumberFormat(htmlLang[locale]).format(n)

/** Describes a number of people out of 100 in words, for the middle of a sentence. */
function countWords({ from, to, some }: CountsOf100, t: TranslateScore): string {
  if (!some) return t('among.count.none')
  if (to === 0) return t('among.count.hardly')
  return from === to ? t('among.count.about', { n: from }) : t('among.count.between', { from, to })
}

/**
 * Describes a percentile rank in words: the people who scored lower, the same and higher; how the rank changes within
 * the score interval; and, for readers who want the numbers, their uncertainty and explanation.
 * @param order place of the part in the report: the first part has the explanation of all ranks
 * @param takenIn language of the answers, because people are never compared across languages
 */
export function describeRank(
  place: PercentileRank,
  order: number,
  takenIn: Locale,
  locale: Locale,
  t: TranslateScore,
): { sentence: string; margin: string; explained: string[] } {
  const { stage, at, alike, lower, same, higher, margin, error } = place
  const n = formatPeople(place.n, locale)
  return {
    sentence: t(`among.${at}.${alike}`, {
      language: languageNameFor(locale, takenIn),
      lower: countWords(lower, t),
      same: countWords(same, t),
      higher: countWords(higher, t),
    }),
    margin: t(`among.margin.${at}`, { low: countWords(margin.low, t), high: countWords(margin.high, t) }),
    explained: [
      ...(stage === 'number' ? [t(`among.error.${at === 'inside' ? 'lower' : 'same'}`, { n, ...error })] : []),
      ...(order === 0 && stage === 'range' ? [t('among.error.stretches', { n })] : []),
      ...(order === 0 ? [t('among.gloss', { n })] : []),
    ],
  }
}

/**
 * Returns the text on the uncertainty of percentile ranks from this number of people; a page states it once for all
 * ranks.
 */
export function describeRankError(n: number, locale: Locale, t: TranslateScore): string {
  const people = formatPeople(n, locale)
  if (normStage(n) !== 'percentile') return t('among.error.stretches', { n: people })
  return t('among.error.any', { n: people, points: Math.ceil(widestError(n)) })
}

/**
 * Returns half the width of the 95 % interval of a share of 50 %, in percentage points; that of any other share is
 * narrower.
 */
export const widestError = (n: number): number => (100 * 1.96) / (2 * Math.sqrt(n))

/** Returns the sentence that a report contains once if its test version and language have no norms. */
export const unknownRankText = (takenIn: Locale, locale: Locale, t: TranslateScore): string =>
  t('among.unknown', { language: languageNameFor(locale, takenIn) })

/** Returns a sentence on the subjects of a part with the highest and the lowest answers; null if none stands out. */
export function describeExtremes({ groups, highest, lowest }: AnswersByGroup, t: TranslateScore): string | null {
  if (highest && lowest) return t(groups.length === 2 ? 'dots.two' : 'dots.both', { highest, lowest })
  if (highest) return t('dots.highest', { highest })
  return lowest && t('dots.lowest', { lowest })
}

/** Returns the text equivalent of a dot plot of answers, from the lowest to the highest. */
export const describeDots = (
  answers: readonly number[],
  scale: Readonly<{ min: number; max: number }>,
  t: TranslateScore,
): string => t('dots.label', { list: answers.toSorted((a, b) => a - b).join(', '), ...scale })
