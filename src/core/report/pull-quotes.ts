import type { Locale } from '../locale'
import { wholeSentences } from '../texts/words'

/** A piece of a paragraph: the runs of a paragraph, joined, are its text. */
export interface Run {
  text: string
  /** Whether the run is set in display type, to break up a long chapter. */
  pulled: boolean
}

interface Measure {
  /** One pull quote for this many characters of text: less than a phone screen. */
  every: number
  /** Length in characters of a sentence that can stand by itself. */
  from: number
  to: number
}

const measures: Record<Locale, Measure> = {
  cn: { every: 380, from: 8, to: 48 },
  en: { every: 900, from: 26, to: 135 },
  es: { every: 900, from: 26, to: 140 },
}

/** Minimum distance between two pulled sentences, as a share of `every`. */
const APART = 0.4

/** Matches the beginning of a sentence that depends on the one before it. */
const leaning: Record<Locale, RegExp> = {
  cn: /^(?:但|可|所以|而|不过|于是|因为|这|那|它|也|还|又|就|再|或|然后|反过来|比如|比方|第[一二三]|要是|如果|若|倘若)/,
  en: /^(?:and|but|so|or|that|that’s|this|it|it’s|they|they’re|which|because|then|these|those|there|if|for|on the|another|both|neither|none|one|two|take|only|even|not|here|with)\b/i,
  es: /^(?:y|e|pero|o|así|eso|esa|ese|esto|esta|este|por eso|porque|entonces|también|tampoco|si|en cambio|además|ahí|lo|la otra|otra|ambas|ninguna|solo|ni|con|aquí)\b/i,
}

/** Matches words that address the reader. */
const toReader: Record<Locale, RegExp> = {
  cn: /你/,
  en: /\byou(?:’|r|rs|rself)?\b/i,
  es: /\b(?:usted|su|sus|le|se)\b/i,
}

/** Matches words about what can be done. */
const hopeful: Record<Locale, RegExp> = {
  cn: /可以|能|够|帮|慢慢|不用|值得|有用|管用|先|试|就好|就行/,
  en: /\b(?:can|could|help|helps|enough|possible|counts?|worth|try|ask|tell|bring|show|let|better|easier|gets?|changes?|works?|learned)\b/i,
  es: /\b(?:puede|podría|ayuda|ayudan|basta|posible|vale|sirve|pruebe|pregunte|cuente|lleve|diga|pida|mejor|cambia|funciona|aprende|puede[ns]?|merece)\b/i,
}

export interface PullOptions {
  locale: Locale
  /** True beside help and in texts about people to talk to: only a sentence on what can be done is pulled. */
  gentle?: boolean
  /** Whether a paragraph stands right below a heading: its first sentence is never pulled. */
  startsSection?: (paragraph: number) => boolean
}

/**
 * Splits the paragraphs of one chapter into runs. About one run per screen is a sentence that can stand by itself:
 * short, addressed to the reader, without numbers. Nothing is repeated or moved; a short chapter has no such sentence.
 */
export function findPullQuotes(
  paragraphs: readonly string[],
  { locale, gentle = false, startsSection = () => false }: PullOptions,
): Run[][] {
  const { every } = measures[locale]
  const split = paragraphs.map(wholeSentences)
  const places = split.flatMap((sentences, paragraph) => sentences.map((text, at) => ({ paragraph, at, text })))
  const length = places.reduce((sum, { text }) => sum + text.length, 0)
  const windows = Math.ceil(length / every - 0.35)
  const pulled = new Set<(typeof places)[number]>()
  let before = 0
  const found = places.map((place, order) => {
    const at = before
    before += place.text.length
    // The first sentence is never pulled, because the row of the closed chapter already shows it.
    const stays = order === 0 || (place.at === 0 && startsSection(place.paragraph))
    return { place, at, strength: stays ? 0 : strength(place.text.trim(), locale, gentle) }
  })
  const isIn = (at: number, window: number) => Math.floor((at / length) * windows) === window
  let reached = 0
  for (let window = 0; window < windows; window++) {
    const from = reached
    const [best] = found
      .filter(({ at, strength }) => isIn(at, window) && strength > 0 && at >= from)
      .sort((one, other) => other.strength - one.strength)
    if (!best) continue
    pulled.add(best.place)
    reached = best.at + every * APART
  }
  return split.map((sentences, paragraph) =>
    runsOf(sentences, (at) => [...pulled].some((one) => one.paragraph === paragraph && one.at === at)),
  )
}

function strength(sentence: string, locale: Locale, gentle: boolean): number {
  const { from, to } = measures[locale]
  if (sentence.length < from || sentence.length > to) return 0
  if (gentle && !hopeful[locale].test(sentence)) return 0
  const middle = (from + to) / 2.4
  const points =
    3 -
    Math.abs(sentence.length - middle) / middle +
    (toReader[locale].test(sentence) ? 1 : 0) -
    (leaning[locale].test(sentence) ? 2 : 0) -
    (/[?？:：;；“«‘]/.test(sentence) ? 1.5 : 0) -
    (/\d/.test(sentence) ? 2.5 : 0)
  return Math.max(0.01, points)
}

function runsOf(sentences: readonly string[], isPulled: (at: number) => boolean): Run[] {
  const runs: Run[] = []
  sentences.forEach((text, at) => {
    const pulled = isPulled(at)
    const last = runs.at(-1)
    if (last && !last.pulled && !pulled) last.text += text
    else runs.push({ text, pulled })
  })
  return runs
}
