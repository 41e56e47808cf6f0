import { htmlLang, type Locale, languageFor } from '../locale'
import { type DimensionKind, type Level, levels } from '../psychometrics/instrument'
import { borders, type Lens } from '../psychometrics/uncertainty'
import type { Place } from './place'

/** What is known of one scored part. */
interface Reading {
  level: Level
  /** Answers it comes from. */
  answered: number
  lens: Lens
  /** One level, or two in order where the lens lies across a border. */
  named: readonly Level[]
}

const forms = ['a', 'b', 'c'] as const

/** How far a lens reaches into neighbouring levels. */
type Reach = 'none' | 'below' | 'above' | 'both'

/** Texts of the house that a score is said with; the page has them in its dictionary, the PDF in its catalogue. */
export type ScoreText =
  | `level.${Level}`
  | 'lens.between'
  | 'chart.overall'
  | 'place.score'
  | 'place.band'
  | `place.one.${DimensionKind}.${Reach}`
  | `place.two.${DimensionKind}`
  | `place.short.${(typeof forms)[number]}.${'one' | 'two'}`
  | `among.${Place['stage'] | 'wobble' | 'gloss' | 'unknown'}`

/** Says one of them, with its placeholders filled. */
export type Say = (text: ScoreText, values?: Record<string, string | number>) => string

/** A level in the middle of a sentence. */
export function levelInside(level: Level, locale: Locale, t: Say): string {
  const word = t(`level.${level}`)
  return word.charAt(0).toLocaleLowerCase(htmlLang[locale]) + word.slice(1)
}

/** The level, or both that the score lies between: `Medium to high`. */
export function placeName({ level, named }: Reading, locale: Locale, t: Say): string {
  const [low = level, high] = named
  if (high === undefined) return t(`level.${low}`)
  return t('lens.between', { low: t(`level.${low}`), high: levelInside(high, locale, t) })
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
  const { lens, answered, named } = reading
  const facts = { ...lens, answered, level: levelInside(reading.level, locale, t) }
  const [lower, upper] = named
  const form = forms[(order - 1) % forms.length]
  if (order > 0 && form) {
    return { score: '', why: t(`place.short.${form}.${upper ? 'two' : 'one'}`, facts) }
  }
  const why =
    lower && upper
      ? t(`place.two.${kind}`, { lower: levelInside(lower, locale, t), upper: levelInside(upper, locale, t) })
      : t(`place.one.${kind}.${reachOf(reading)}`, { ...facts, ...neighbours(reading, locale, t) })
  return { score: t('place.score', facts), why: joined([t('place.band', facts), why], locale) }
}

/** Which neighbouring levels the lens reaches into. */
function reachOf({ level, lens }: Reading): Reach {
  const place = levels.indexOf(level)
  const floor = borders[place - 1]
  const ceiling = borders[place]
  const below = floor !== undefined && lens.from < floor
  const above = ceiling !== undefined && lens.to > ceiling
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

/**
 * A place among visitors in words: what is said beside the score, how far that wobbles with it, and what explains it.
 * @param takenIn language of the answers: nobody is compared across languages.
 */
export function placeWords(
  place: Place,
  order: number,
  takenIn: Locale,
  locale: Locale,
  t: Say,
): { said: string; wobbles: string; explained: string[] } {
  const language = languageFor(locale, takenIn)
  const { stage, percent, from, to, wobble, n } = place
  return {
    said: t(`among.${stage}`, { language, percent, from, to }),
    wobbles: t('among.wobble', wobble),
    explained: order === 0 ? [t('among.gloss', { n: peopleText(n, locale) })] : [],
  }
}

/** What stands once in a report while there are no norms of its test version and language. */
export const unknownPlace = (takenIn: Locale, locale: Locale, t: Say): string =>
  t('among.unknown', { language: languageFor(locale, takenIn) })
