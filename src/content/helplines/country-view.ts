import cn from '@locales/cn/helplines.json'
import en from '@locales/en/helplines.json'
import es from '@locales/es/helplines.json'
import {
  type Contact,
  type ContactView,
  type CountryView,
  contactLink,
  type EmergencyNumber,
  type HelpCountry,
  type Helpline,
  type LineGroup,
  type LineView,
  type OpeningHours,
  type SourceGrade,
} from '@/core/care/helplines'
import { htmlLang, type Locale } from '@/core/locale'
import { countryName, findHelpCountry } from './countries'

type Term = keyof typeof en
const terms: Readonly<Record<Locale, Readonly<Record<Term, string>>>> = { cn, en, es }

/** Returns the texts around a country's card: choosing another country, leaving the page. */
export const helpTexts = (locale: Locale): Readonly<Record<Term, string>> => terms[locale]

/** Returns the help of one country in the reader's language. */
export const buildCountryView = (code: string, locale: Locale): CountryView =>
  new Reader(locale).country(findHelpCountry(code))

/** Renders the entries of the help lists in one language. */
class Reader {
  constructor(private readonly locale: Locale) {}

  country(country: HelpCountry): CountryView {
    const { line, rest } = split(country)
    return {
      code: country.code,
      name: countryName(country, this.locale),
      note: country.note?.[this.locale] ?? null,
      first: line ? this.firstOf(line) : this.firstNumber(country),
      ways: line ? this.waysOf(line, rest) : [],
      emergency: {
        title: this.say('emergency'),
        numbers: country.emergency.map(({ number, for: kind }) => ({
          href: contactLink({ kind: 'call', number }),
          number,
          label: kind ? this.say(kind) : null,
        })),
      },
      groups: this.groups(country, line, rest),
      checked: this.checked(country),
      doubts: this.doubts(country),
    }
  }

  private firstOf(line: Helpline): CountryView['first'] {
    const { name, contacts, details } = this.line(line)
    const [{ href, label, how }] = contacts
    return { href, label, call: this.say('call', { number: label }), name: how ? `${name} · ${how}` : name, details }
  }

  /** Returns the emergency number as the first entry, for a country where no line comes before it. */
  private firstNumber({ emergency: [{ number, for: kind }], crisis }: HelpCountry): CountryView['first'] {
    return {
      href: contactLink({ kind: 'call', number }),
      label: number,
      call: this.say('call', { number }),
      name: kind ? this.say(kind) : this.say('emergencyNumber'),
      details: crisis.length === 0 ? [this.say('crisisNone')] : [],
    }
  }

  /**
   * Returns the other ways to reach the line, without the folded sites. If nobody can write to this line, one way to
   * write to another line is added.
   */
  private waysOf(line: Helpline, rest: readonly Helpline[]): ContactView[] {
    const folded: readonly Contact[] = sitesOf(line)?.reach ?? []
    const others = line.reach.filter((contact) => contact !== callOf(line) && !folded.includes(contact))
    if (others.some(isWritten)) return others.map((contact) => this.contact(contact))
    const written = rest.flatMap((one) => {
      const contact = one.reach.find(isWritten)
      return contact ? [{ ...this.contact(contact), name: this.nameOf(one) }] : []
    })
    return [
      ...others.map((contact) => this.contact(contact)),
      ...written
        .slice(0, 1)
        .map(({ name, how, ...one }) => ({ ...one, how: how ? this.say('ofLine', { name, how }) : name })),
    ]
  }

  private groups(
    { emergency, violence, young }: HelpCountry,
    line: Helpline | null,
    rest: readonly Helpline[],
  ): LineGroup[] {
    const danger = this.say('engagedDanger', { number: numberFor(emergency, 'ambulance') })
    const police = { number: numberFor(emergency, 'police') }
    const wait = this.say(rest.length > 0 ? 'engagedText' : 'engagedAlone')
    const sites = line ? sitesOf(line) : null
    const others = sites ? [...rest, sites] : rest
    return [
      line
        ? this.group('engaged', others, `${wait}${this.locale === 'cn' ? '' : ' '}${danger}`)
        : this.group('crisis', rest, null),
      this.group('violence', violence, this.say(violence.length > 0 ? 'violenceText' : 'violenceNone', police)),
      this.group('young', young, null),
    ].filter(({ text, lines }) => text !== null || lines.length > 0)
  }

  private group(kind: LineGroup['kind'], lines: readonly Helpline[], text: string | null): LineGroup {
    return { kind, title: this.say(kind), text, lines: lines.map((line) => this.line(line)) }
  }

  private line(line: Helpline) {
    const { hours, free, note } = line
    const [first, ...others] = callFirst(line)
    return {
      name: this.nameOf(line),
      contacts: [this.contact(first), ...others.map((contact) => this.contact(contact))] as const,
      details: [
        ...(hours === '24h' ? [this.say('allDay')] : []),
        ...(typeof hours === 'object' ? hours.map((opening) => this.opening(opening)) : []),
        ...(free ? [this.say('free')] : []),
        ...(note ? [note[this.locale]] : []),
      ],
    } satisfies LineView
  }

  private nameOf({ name }: Helpline): string {
    return typeof name === 'string' ? name : name[this.locale]
  }

  private contact(contact: Contact): ContactView {
    return { href: contactLink(contact), label: contact.number, how: this.how(contact) }
  }

  /** Returns how to use a contact; null for a plain call. */
  private how({ kind, option, word }: Contact): string | null {
    const parts = [
      ...(option ? [this.say('option', { option })] : []),
      ...(kind === 'sms' ? [word ? this.say('smsWord', { word }) : this.say('sms')] : []),
      ...(kind === 'whatsapp' ? [this.say(kind)] : []),
    ]
    return parts.length > 0 ? parts.join(' · ') : null
  }

  private opening({ days: [first, last], from, to }: OpeningHours): string {
    if (first === 1 && last === 7) return this.say('daily', { from, to })
    const weekday = new Intl.DateTimeFormat(htmlLang[this.locale], { weekday: 'short', timeZone: 'UTC' })
    // The first of January 2024 was a Monday.
    const name = (day: number) => weekday.format(new Date(Date.UTC(2024, 0, day)))
    return this.say(first === last ? 'day' : 'days', { first: name(first), last: name(last), from, to })
  }

  /** Returns the sentence with the date on which the sources were read. */
  private checked({ checkedOn }: HelpCountry): string {
    const date = new Intl.DateTimeFormat(htmlLang[this.locale], { dateStyle: 'long', timeZone: 'UTC' })
    return this.say('checked', { date: date.format(new Date(checkedOn)) })
  }

  /** Returns the facts that at most one source states, each once and with the numbers it concerns. */
  private doubts({ doubt, emergency, crisis, violence, young }: HelpCountry): string[] {
    const about = (numbers: readonly string[], clauses: readonly string[]) =>
      clauses.length > 0
        ? [this.say('ofLine', { name: numbers.join(' · '), how: clauses.join(this.locale === 'cn' ? '；' : '; ') })]
        : []
    const lines = [...crisis, ...violence, ...young].flatMap((line) => {
      // Directories are exempt: their entry explains what they are.
      const directory = line.reach.every(({ kind }) => kind === 'site')
      const clauses = [
        ...(line.mark === 'B' && !directory ? [this.say('once')] : []),
        ...(line.hours === undefined ? [this.say('hoursUnknown')] : []),
        ...(line.doubt ? [line.doubt[this.locale]] : []),
      ]
      const single = line.reach.filter(({ mark }) => mark === 'B' && line.mark !== 'B').map(({ number }) => number)
      return [
        ...about([...new Set(line.reach.map(({ number }) => number))], clauses),
        ...about(single, single.length > 0 ? [this.say('once')] : []),
      ]
    })
    const numbersOf = (mark: SourceGrade) => emergency.filter((one) => one.mark === mark).map(({ number }) => number)
    const known = numbersOf('C')
    const single = numbersOf('B')
    return [
      ...new Set([
        ...(doubt ? [doubt[this.locale]] : []),
        ...(crisis.length === 0 ? [this.say('noCrisis')] : []),
        ...about(known, known.length > 0 ? [this.say('known')] : []),
        ...about(single, single.length > 0 ? [this.say('once')] : []),
        ...lines,
        ...(violence.length === 0 ? [this.say('noViolence')] : []),
        ...(young.length === 0 ? [this.say('noYoung')] : []),
      ]),
    ]
  }

  private say(term: Term, params: Readonly<Record<string, string>> = {}): string {
    return terms[this.locale][term].replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '')
  }
}

/** Separates the line to call first from the others; null if the emergency number comes before all lines. */
function split({ crisis, emergencyFirst }: HelpCountry): { line: Helpline | null; rest: readonly Helpline[] } {
  const [first, ...rest] = crisis
  return first && callOf(first) && !emergencyFirst ? { line: first, rest } : { line: null, rest: crisis }
}

const callOf = ({ reach }: Helpline): Contact | undefined => reach.find(({ kind }) => kind === 'call')
const isWritten = ({ kind }: Contact): boolean => kind !== 'call'

/** Returns the sites of a line that also takes messages. They are folded below its number and its message address. */
function sitesOf({ name, reach, mark, sources }: Helpline): Helpline | null {
  const [site, ...others] = reach.filter(({ kind }) => kind === 'site')
  const hasMessage = reach.some(({ kind }) => kind === 'sms' || kind === 'whatsapp')
  return site && hasMessage ? { name, reach: [site, ...others], mark, sources } : null
}

/** Returns the ways to reach a line, the call first. */
function callFirst({ reach }: Helpline): readonly [Contact, ...Contact[]] {
  const call = reach.find(({ kind }) => kind === 'call')
  return call ? [call, ...reach.filter((one) => one !== call)] : reach
}

/** Returns a country's first number that reaches this kind of help, special or general; its first number if none does. */
function numberFor(numbers: HelpCountry['emergency'], kind: EmergencyNumber['for']): string {
  return (numbers.find((one) => one.for === kind || !one.for) ?? numbers[0]).number
}
