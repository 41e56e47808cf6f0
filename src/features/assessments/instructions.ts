import { htmlLang, type Locale } from '@/core/locale'

/** Instructions on answering, cut between two sentences; both parts together are the whole text. */
interface Instructions {
  /** Text before the first question, including the space after it. */
  lead: string
  /** Remaining text, folded behind the lead; may be empty. */
  rest: string
}

/** Maximum number of characters in three or four lines on a phone. */
const room: Readonly<Record<Locale, number>> = { cn: 72, en: 170, es: 170 }

/** Splits off as many first sentences as fit on the first screen, but at least one. */
export function cutInstructions(text: string, locale: Locale): Instructions {
  let lead = ''
  for (const { segment } of new Intl.Segmenter(htmlLang[locale], { granularity: 'sentence' }).segment(text)) {
    if (lead !== '' && (lead + segment).trim().length > room[locale]) break
    lead += segment
  }
  return { lead, rest: text.slice(lead.length) }
}
