import type { Locale } from '../locale'

/** Support for a number: A has two independent sources, B has one, and C is general knowledge only. */
export type SourceGrade = 'A' | 'B' | 'C'

/** A text that exists in every language of the product. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** One way to reach a line. */
export interface Contact {
  kind: 'call' | 'sms' | 'whatsapp' | 'site'
  /** Number as written in its own country; for a site, its address without the protocol. */
  number: string
  /** Option to press once the call is answered. */
  option?: string
  /** Text to write in the message. */
  word?: string
  /** Set if this way to reach the line is less well supported than the line itself. */
  mark?: SourceGrade
}

/** Days are 1 (Monday) to 7; times are local, `24:00` is midnight. */
export interface OpeningHours {
  days: readonly [from: number, to: number]
  from: string
  to: string
}

/** Information for a reader about the source of a number. */
interface Supported {
  mark: SourceGrade
  /** Keys of the country's `sources`. */
  sources: readonly string[]
  /** Date on which these sources were read (ISO); the country's date if absent. */
  checkedOn?: string
}

export interface EmergencyNumber extends Supported {
  number: string
  /** Service that it reaches; all of them if absent. */
  for?: 'ambulance' | 'police' | 'fire'
}

export interface Helpline extends Supported {
  /** Name by which a caller would know it; a plain string is the same in every language. */
  name: LocalizedText | string
  reach: readonly [Contact, ...Contact[]]
  /** Absent if no source states them; `noted` if the note or the name states them. */
  hours?: '24h' | 'noted' | readonly OpeningHours[]
  /** Set only if a source says so. */
  free?: true
  /** Information that a caller can use: languages, hours in words, whom it is for. Doubts do not belong here. */
  note?: LocalizedText
  /** Facts that could not be confirmed, or the age of its source; a clause without a full stop, for the footnote. */
  doubt?: LocalizedText
}

/** The help of one country or region. Every list begins with what to try first. */
export interface HelpCountry {
  /** ISO 3166 region, `EU`, or `ZZ` for everywhere else. */
  code: string
  /** Set if the region's name in the reader's language would be wrong or too long. */
  name?: LocalizedText
  /** Further regions of a browser's language that mean this entry. */
  regions?: readonly string[]
  emergency: readonly [EmergencyNumber, ...EmergencyNumber[]]
  /** The first is the line to call; the others are for when it is engaged. */
  crisis: readonly Helpline[]
  /** Empty if only the emergency number is supported by a source. */
  violence: readonly Helpline[]
  young: readonly Helpline[]
  /** Set if the emergency number comes before any line, because no line is confirmed to be open day and night. */
  emergencyFirst?: true
  /** Information that a reader must know before choosing a number. */
  note?: LocalizedText
  /** Facts about the whole country that could not be confirmed; a sentence, for the footnote. */
  doubt?: LocalizedText
  checkedOn: string
  /** Short citations: publisher and date. */
  sources: Readonly<Record<string, string>>
}

/** Country that is assumed for readers of a language when their own country is not known. */
export const mainCountry: Readonly<Record<Locale, string>> = { cn: 'CN', en: 'US', es: 'ES' }

/** Code for all countries without an entry. */
export const elsewhereCode = 'ZZ'

/** The fields of an entry needed to choose it; pages include only these. */
export type HelpPlace = Pick<HelpCountry, 'code' | 'regions'>

/**
 * Returns the code of the reader's own country, from the languages of the browser, best first. A tag states a region
 * (`es-MX`), a script that implies one (`zh-Hant`), or a language that this site links to a single place (`fr`); a bare
 * `zh`, `en` or `es` states none. The first tag with a region decides, with one exception: browsers everywhere are
 * delivered in American English, so `en-US` counts last for readers of another language.
 * @returns the language's main country when no tag states a region, and `ZZ` for a country without an entry.
 */
export function findReaderCountry(tags: readonly string[], locale: Locale, places: readonly HelpPlace[]): string {
  const [first, ...others] = tags.flatMap((tag) => regionOf(tag) ?? [])
  if (!first) return mainCountry[locale]
  const delivered = locale !== 'en' && first === 'US'
  const region = (delivered && others.find((one) => one !== 'US')) || first
  return places.find(({ code, regions }) => code === region || regions?.includes(region))?.code ?? elsewhereCode
}

function regionOf(tag: string): string | undefined {
  try {
    const locale = new Intl.Locale(tag)
    if (!locale.region && !locale.script && /^(zh|en|es)$/.test(locale.language)) return
    return locale.maximize().region
  } catch {
    // For example the `*` of an Accept-Language header.
  }
}

/** Returns the link that reaches a helpline: a call, a text message or its page. */
export function contactLink({ kind, number, word }: Contact): string {
  if (kind === 'site') return `https://${number}`
  const digits = number.replaceAll(/[^\d*#+]/g, '').replaceAll('#', '%23')
  if (kind === 'call') return `tel:${digits}`
  if (kind === 'whatsapp') return `https://wa.me/${digits.replace('+', '')}`
  // Both `?` and `&`, because iOS and Android read the text after different ones.
  return `sms:${digits}${word ? `?&body=${encodeURIComponent(word)}` : ''}`
}

/** A number or address as a reader sees it. */
export interface ContactView {
  href: string
  label: string
  /** How to use the contact if it is not a plain call, and whose it is if that is unclear. */
  how: string | null
}

/** A line as a reader sees it, in the reader's language. */
export interface LineView {
  name: string
  contacts: readonly ContactView[]
  /** Hours, cost and other facts to know, without doubts. */
  details: readonly string[]
}

export interface LineGroup {
  kind: 'crisis' | 'engaged' | 'violence' | 'young'
  title: string
  /** Advice on what to do, or the reason why there is no line. */
  text: string | null
  lines: readonly LineView[]
}

/** The help of one country as a reader sees it: what pages, the report and its PDF show. */
export interface CountryView {
  code: string
  name: string
  note: string | null
  /**
   * The large button: the crisis line, or the emergency number if that comes first; `call` is the text of the button.
   */
  first: { href: string; label: string; call: string; name: string; details: readonly string[] }
  /** Further ways to reach the same line, or to write to somebody. */
  ways: readonly ContactView[]
  emergency: { title: string; numbers: readonly { href: string; number: string; label: string | null }[] }
  /** Further help. It contains `crisis` only if the large button is the emergency number. */
  groups: readonly LineGroup[]
  /** Sentence with the date on which the sources were read, and the note that nobody was called. */
  checked: string
  /** Facts that could not be confirmed, for the footnote of the page, never beside a number. */
  doubts: readonly string[]
}
