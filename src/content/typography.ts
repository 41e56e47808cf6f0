import type { Locale } from '@/core/locale'

/** No line ends inside: what a number and its unit are held together with. */
const HARD_SPACE = '\u00a0'

/**
 * What a typesetter would do and a keyboard does not: curly apostrophes, real ellipses, numbers held to what they
 * count. It changes characters between words only, so that Markdown stays Markdown.
 */
export function typographic(text: string, locale: Locale): string {
  if (locale === 'cn') return text.replace(/…(?!…)(?<!……)/g, '……').replace(/\.{3,}/g, '……')
  const set = text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/\.{3}/g, '…')
    .replace(/(?<=\d) (?=%|(?:min|km|kg|mg|cm)\b)|(?<=\b\d{1,3}) (?=\d{3}\b)/g, HARD_SPACE)
  // Spanish sets the percent sign off.
  return locale === 'es' ? set.replace(/(?<=\d)%/g, `${HARD_SPACE}%`) : set
}
