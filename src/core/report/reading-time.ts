import type { Locale } from '../locale'

/** Chinese characters, or words of another language, that a person reads in a minute. */
const PER_MINUTE: Record<Locale, number> = { cn: 400, en: 230, es: 230 }

/** How long texts are: Chinese characters, or words of another language. */
export function textLength(texts: readonly string[], locale: Locale): number {
  const one = locale === 'cn' ? /\p{Script=Han}/gu : /\S+/g
  return texts.reduce((sum, text) => sum + (text.match(one)?.length ?? 0), 0)
}

/** How long texts take to read, in minutes, rounded up. */
export const readingMinutes = (texts: readonly string[], locale: Locale): number =>
  Math.ceil(textLength(texts, locale) / PER_MINUTE[locale])
