import { htmlLang, type Locale } from '@/core/locale'
import { type Level, levels } from '@/core/psychometrics/instrument'
import { borders } from '@/core/psychometrics/uncertainty'
import type { Translate } from '@/core/texts/namespaces'
import type { DimensionView } from '../schema'

export type Reading = NonNullable<DimensionView['reading']>

/** A level in the middle of a sentence. */
export function levelInside(level: Level, locale: Locale, t: Translate<'report'>): string {
  const word = t(`level.${level}`)
  return word.charAt(0).toLocaleLowerCase(htmlLang[locale]) + word.slice(1)
}

/** The level, or both that the score lies between: `Medium to high`. */
export function placeName({ level, named }: Reading, locale: Locale, t: Translate<'report'>): string {
  const [low = level, high] = named
  if (high === undefined) return t(`level.${low}`)
  return t('lens.between', { low: t(`level.${low}`), high: levelInside(high, locale, t) })
}

/** The level of the mean over all parts, where it may be shown. */
export const overallText = ({ level }: { level: Level }, t: Translate<'report'>): string =>
  t('chart.overall', { level: t(`level.${level}`), step: levels.indexOf(level) + 1 })

const forms = ['a', 'b', 'c'] as const

/**
 * A score in words: where it lies, how far it could be off, and why it is called what it is called.
 * @param order place of the part in the report: the first is explained at length, the others shortly and in turns.
 */
export function scoreWords(
  { kind, reading }: { kind: DimensionView['kind']; reading: Reading },
  order: number,
  locale: Locale,
  t: Translate<'report'>,
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
function reachOf({ level, lens }: Reading): 'none' | 'below' | 'above' | 'both' {
  const place = levels.indexOf(level)
  const floor = borders[place - 1]
  const ceiling = borders[place]
  const below = floor !== undefined && lens.from < floor
  const above = ceiling !== undefined && lens.to > ceiling
  if (below && above) return 'both'
  if (below) return 'below'
  return above ? 'above' : 'none'
}

function neighbours({ level }: Reading, locale: Locale, t: Translate<'report'>): { below: string; above: string } {
  const place = levels.indexOf(level)
  const word = (neighbour: Level | undefined) => (neighbour ? levelInside(neighbour, locale, t) : '')
  return { below: word(levels[place - 1]), above: word(levels[place + 1]) }
}

/** Sentences one after another, as the language sets them. */
const joined = (sentences: readonly string[], locale: Locale): string => sentences.join(locale === 'cn' ? '' : ' ')
