import cn from '@locales/cn/helplines.json'
import en from '@locales/en/helplines.json'
import es from '@locales/es/helplines.json'
import {
  type Contact,
  type CountryView,
  contactLink,
  type EmergencyNumber,
  type HelpCountry,
  type Helpline,
  type LineGroup,
  type LineView,
  type Opening,
} from '@/core/helplines'
import { htmlLang, type Locale } from '@/core/locale'
import { countryName, helpCountry } from './countries'

type Term = keyof typeof en
const terms: Readonly<Record<Locale, Readonly<Record<Term, string>>>> = { cn, en, es }

/** What stands around the card of a country: choosing another one, leaving the page. */
export const helpTexts = (locale: Locale): Readonly<Record<Term, string>> => terms[locale]

/** The help of one country in the reader's language. */
export const countryView = (code: string, locale: Locale): CountryView => new Reader(locale).country(helpCountry(code))

/** Says what stands in the lists in one language. */
class Reader {
  constructor(private readonly locale: Locale) {}

  country(country: HelpCountry): CountryView {
    return {
      code: country.code,
      name: countryName(country, this.locale),
      note: country.note?.[this.locale] ?? null,
      emergency: {
        title: this.say('emergency'),
        numbers: country.emergency.map((one) => ({
          href: contactLink({ kind: 'call', number: one.number }),
          number: one.number,
          label: this.label(one),
        })),
      },
      groups: this.groups(country),
      checked: this.checked(country),
    }
  }

  /** What an emergency number is for, and that it is known without a source. */
  private label({ for: kind, mark }: EmergencyNumber): string | null {
    const parts = [...(kind ? [this.say(kind)] : []), ...(mark === 'C' ? [this.say('known')] : [])]
    return parts.length > 0 ? parts.join(' · ') : null
  }

  /** When the sources were read, and which numbers none of them has. */
  private checked({ checkedOn, emergency }: HelpCountry): string {
    const date = new Intl.DateTimeFormat(htmlLang[this.locale], { dateStyle: 'long', timeZone: 'UTC' })
    const checked = this.say('checked', { date: date.format(new Date(checkedOn)) })
    const unread = emergency.flatMap(({ mark, number }) => (mark === 'C' ? [number] : []))
    if (unread.length === 0) return checked
    const numbers = new Intl.ListFormat(htmlLang[this.locale]).format(unread)
    return `${checked}${this.locale === 'cn' ? '' : ' '}${this.say('checkedExcept', { numbers })}`
  }

  private groups({ crisis, emergency, violence, young }: HelpCountry): LineGroup[] {
    const [first] = crisis
    // Directories are no lines that could be engaged.
    const main = first?.reach[0].kind === 'site' ? crisis : crisis.slice(0, 1)
    const others = crisis.slice(main.length)
    const danger = this.say('engagedDanger', { number: numberFor(emergency, 'ambulance') })
    const police = { number: numberFor(emergency, 'police') }
    const engaged = `${this.say(others.length > 0 ? 'engagedText' : 'engagedAlone')}${this.locale === 'cn' ? '' : ' '}${danger}`
    return [
      this.group('crisis', main, first ? null : this.say('crisisNone')),
      ...(first ? [this.group('engaged', others, engaged)] : []),
      this.group('violence', violence, this.say(violence.length > 0 ? 'violenceText' : 'violenceNone', police)),
      this.group('young', young, young.length > 0 ? null : this.say('youngNone')),
    ]
  }

  private group(kind: LineGroup['kind'], lines: readonly Helpline[], text: string | null): LineGroup {
    return { kind, title: this.say(kind), text, lines: lines.map((line) => this.line(line)) }
  }

  private line({ name, reach, hours, free, mark, note }: Helpline): LineView {
    const all = reach.every(({ kind }) => kind === 'site')
    return {
      name: typeof name === 'string' ? name : name[this.locale],
      contacts: reach.map((contact) => ({
        href: contactLink(contact),
        label: contact.number,
        how: this.how(contact, mark === 'B'),
      })),
      details: [
        ...(hours === undefined ? [this.say('hoursUnknown')] : []),
        ...(hours === '24h' ? [this.say('allDay')] : []),
        ...(typeof hours === 'object' ? hours.map((opening) => this.opening(opening)) : []),
        ...(free ? [this.say('free')] : []),
        ...(mark === 'B' && !all ? [this.say('once')] : []),
        ...(note ? [note[this.locale]] : []),
      ],
    }
  }

  /** How a contact is used where that is not simply calling. */
  private how({ kind, option, word, mark }: Contact, said: boolean): string | null {
    const parts = [
      ...(option ? [this.say('option', { option })] : []),
      ...(kind === 'sms' ? [word ? this.say('smsWord', { word }) : this.say('sms')] : []),
      ...(kind === 'whatsapp' || kind === 'site' ? [this.say(kind)] : []),
      ...(mark === 'B' && !said ? [this.say('once')] : []),
    ]
    return parts.length > 0 ? parts.join(' · ') : null
  }

  private opening({ days: [first, last], from, to }: Opening): string {
    if (first === 1 && last === 7) return this.say('daily', { from, to })
    const weekday = new Intl.DateTimeFormat(htmlLang[this.locale], { weekday: 'short', timeZone: 'UTC' })
    // The first of January 2024 was a Monday.
    const name = (day: number) => weekday.format(new Date(Date.UTC(2024, 0, day)))
    return this.say(first === last ? 'day' : 'days', { first: name(first), last: name(last), from, to })
  }

  private say(term: Term, params: Readonly<Record<string, string>> = {}): string {
    return terms[this.locale][term].replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '')
  }
}

/** The number of a country for one kind of help; any emergency number where there is none of its own. */
function numberFor(numbers: HelpCountry['emergency'], kind: EmergencyNumber['for']): string {
  return (numbers.find((one) => one.for === kind || !one.for) ?? numbers[0]).number
}
