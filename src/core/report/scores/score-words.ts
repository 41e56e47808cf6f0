import { type DimensionKind, type Level, levels } from '@mindglass/psychometrics/instrument'
import { normStage } from '@mindglass/psychometrics/norms/norms'
import { borders, type ScoreInterval } from '@mindglass/psychometrics/scoring/uncertainty'
import { htmlLang, type Locale, languageFor } from '../../locale'
import type { OutOf100, PercentileRank } from './percentile-rank'

/** Facts known about one scored part. */
interface Reading {
  level: Level
  /** Answers it comes from. */
  answered: number
  interval: ScoreInterval
  /** How sure it is that the score over all that could be asked lies in the interval. */
  certainty: keyof typeof sureWords
  /** One level, or two in order where the interval lies across a border. */
  named: readonly Level[]
}

const sureWords = { likely: 'place.sure.likely', veryLikely: 'place.sure.veryLikely' } as const

const forms = ['a', 'b', 'c'] as const

/** How far an interval reaches into neighbouring levels. */
type Reach = 'none' | 'below' | 'above' | 'both'

/** Texts of the house that a score is said with; the page has them in its dictionary, the PDF in its catalogue. */
export type ScoreText =
  | `level.${Level}`
  | 'interval.between'
  | 'chart.overall'
  | (typeof sureWords)[keyof typeof sureWords]
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

/** Says one of them, with its placeholders filled. */
export type Say = (text: ScoreText, values?: Record<string, string | number>) => string

/** A level in the middle of a sentence. */
export function levelInside(level: Level, locale: Locale, t: Say): string {
  const word = t(`level.${level}`)
  return word.charAt(0).toLocaleLowerCase(htmlLang[locale]) + word.slice(1)
}

/** The level, or both that the score lies between: `Medium to high`. */
export function scoreName({ level, named }: Reading, locale: Locale, t: Say): string {
  const [low = level, high] = named
  if (high === undefined) return t(`level.${low}`)
  return t('interval.between', { low: t(`level.${low}`), high: levelInside(high, locale, t) })
}

/** The level of the mean over all parts, where it may be shown. */
export const overallText = ({ level }: { level: Level }, t: Say): string =>
  t('chart.overall', { level: t(`level.${level}`), step: levels.indexOf(level) + 1 })

/**
 * A score in words: where it lies, how far it could be off, and why it is called what it is called.
 * @param order place of the part in the report: the first is explained at length, the others shortly and in turns.
 */
export function scoreWords(
  { kind, reading }: { kind: DimensionKind; reading: Reading },
  order: number,
  locale: Locale,
  t: Say,
): { score: string; why: string } {
  const { interval, answered, named, certainty } = reading
  const facts = { ...interval, answered, level: levelInside(reading.level, locale, t), sure: sureWord(certainty, t) }
  const [lower, upper] = named
  const form = forms[(order - 1) % forms.length]
  if (order > 0 && form) {
    return { score: '', why: t(`place.short.${form}.${upper ? 'two' : 'one'}`, facts) }
  }
  const why =
    lower && upper
      ? t(`place.two.${kind}`, { lower: levelInside(lower, locale, t), upper: levelInside(upper, locale, t) })
      : t(`place.one.${kind}.${placeReach(reading)}`, { ...facts, ...neighbours(reading, locale, t) })
  const assumed = certainty === 'likely' ? [t('place.assumed')] : []
  return { score: t('place.score', facts), why: joined([t('place.band', facts), ...assumed, why], locale) }
}

/** How sure the stretch of a score is, in the middle of a sentence. */
export const sureWord = (certainty: Reading['certainty'], t: Say): string => t(sureWords[certainty])

/** Which neighbouring levels the interval reaches into. */
export function placeReach({ level, interval }: Pick<Reading, 'level' | 'interval'>): Reach {
  const place = levels.indexOf(level)
  const floor = borders[place - 1]
  const ceiling = borders[place]
  const below = floor !== undefined && interval.from < floor
  const above = ceiling !== undefined && interval.to > ceiling
  if (below && above) return 'both'
  if (below) return 'below'
  return above ? 'above' : 'none'
}

function neighbours({ level }: Reading, locale: Locale, t: Say): { below: string; above: string } {
  const place = levels.indexOf(level)
  const word = (neighbour: Level | undefined) => (neighbour ? levelInside(neighbour, locale, t) : '')
  return { below: word(levels[place - 1]), above: word(levels[place + 1]) }
}

/** Sentences one after another, as the language sets them. */
const joined = (sentences: readonly string[], locale: Locale): string => sentences.join(locale === 'cn' ? '' : ' ')

/** How many people, as the reader's language writes it. */
export const peopleText = (n: number, locale: Locale): string => new Intl.NumberFormat(htmlLang[locale]).format(n)

/** So many of 100, in the middle of a sentence. */
function countWords({ from, to, some }: OutOf100, t: Say): string {
  if (!some) return t('among.count.none')
  if (to === 0) return t('among.count.hardly')
  return from === to ? t('among.count.about', { n: from }) : t('among.count.between', { from, to })
}

/**
 * A place among visitors in words: who scored lower, the same and higher; how far that moves within the reader's own
 * margin; and, for whoever wants the numbers, how sure it is and what explains it.
 * @param order place of the part in the report: what explains all places is said with the first.
 * @param takenIn language of the answers: nobody is compared across languages.
 */
export function rankWords(
  place: PercentileRank,
  order: number,
  takenIn: Locale,
  locale: Locale,
  t: Say,
): { sentence: string; margin: string; explained: string[] } {
  const { stage, at, alike, lower, same, higher, margin, error } = place
  const n = peopleText(place.n, locale)
  return {
    sentence: t(`among.${at}.${alike}`, {
      language: languageFor(locale, takenIn),
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

/** How sure numbers of visitors are that come from so many people; what a page says once for all of them. */
export function rankErrorWords(n: number, locale: Locale, t: Say): string {
  const people = peopleText(n, locale)
  if (normStage(n) !== 'percentile') return t('among.error.stretches', { n: people })
  return t('among.error.any', { n: people, points: Math.ceil(widestError(n)) })
}

/** Half the 95 % interval of half of all people, of 100: that of any other share is narrower. */
export const widestError = (n: number): number => (100 * 1.96) / (2 * Math.sqrt(n))

/** Sentence that stands once in a report while its test version and language have no norms. */
export const unknownRank = (takenIn: Locale, locale: Locale, t: Say): string =>
  t('among.unknown', { language: languageFor(locale, takenIn) })
