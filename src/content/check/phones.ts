import type { Locale } from '@/core/locale'
import { sentencesOf } from '@/core/texts/words'
import { helpCountries } from '../helplines/countries'

/** Numbers that texts may contain although they are not helplines: description, source, and date of the check. */
export const otherPhones: readonly { number: string; is: string; source: string; checkedOn: string }[] = [
  {
    number: '1-800-222-1222',
    is: 'Poison Help, United States',
    source: 'poisonhelp.hrsa.gov (U.S. Department of Health & Human Services)',
    checkedOn: '2026-11-26',
  },
  {
    number: '91 562 04 20',
    is: 'Servicio de Información Toxicológica, Spain, day and night',
    source: 'laregion.es (23 Apr 2014, from the Ministry of Justice); elmundo.es (Nov 2012)',
    checkedOn: '2026-11-26',
  },
  {
    number: '12333',
    is: 'Questions about work and social security, mainland China',
    source: 'xiangrikui.com (5 May 2014, Changsha office of human resources and social security)',
    checkedOn: '2026-11-26',
  },
  {
    number: '12351',
    is: 'Trade unions, mainland China',
    source: 'news.sina.com.cn (15 Oct 2004, Fujian trade union)',
    checkedOn: '2026-11-26',
  },
  { number: '12348', is: 'Legal advice, mainland China', source: '96sk.com/post/22095', checkedOn: '2026-11-26' },
  { number: '12315', is: 'Complaints of consumers, mainland China', source: 'tq4.cn/6/35953', checkedOn: '2026-11-26' },
  // Example of the number format, in an error message.
  { number: '+1 202 555 0147', is: 'An example', source: 'kept free for examples', checkedOn: '2026-11-26' },
  { number: '+34 612 345 678', is: 'An example', source: 'digits in order', checkedOn: '2026-11-26' },
]

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '')

/** Digits of all listed numbers, with and without the country code. */
const known: ReadonlySet<string> = new Set([
  ...helpCountries.flatMap(({ emergency, crisis, violence, young }) => [
    ...emergency.map(({ number }) => digitsOf(number)),
    ...[...crisis, ...violence, ...young].flatMap(({ reach }) =>
      reach.flatMap(({ number }) => [digitsOf(number), digitsOf(number.replace(/^\+\d+ /, ''))]),
    ),
  ]),
  ...otherPhones.map(({ number }) => digitsOf(number)),
])

/** Groups of digits that only occur in telephone numbers, not in dates or large numbers. */
const long = /(?<![\w.,/–])(?:\+?\d{1,4}(?:[ -]\d{2,4}){2,4}|\d{3,4}-\d{7,8}|1[3-9]\d{9}|400\d{7})(?![\w–]|[.,]\d)/g
const day = /^\d{4}-\d\d-\d\d$/
/** Matches short numbers; in a sentence about calling they are telephone numbers unless they state a quantity. */
const short =
  /(?<![\w.,/–+-])\d{3,6}(?: \d{3})?(?![\w–%-]|[.,]\d| \d| ?(?:个|位|人|名|分|天|年|条|次|字|小时|多)| (?:people|adults|students|teenagers|trials|studies|personas|jóvenes|adultos|estudiantes|estudios|ensayos|parejas))/g
const calling: Readonly<Record<Locale, RegExp>> = {
  cn: /拨|热线|打(?=\s*\d)|电话|报警|急救/,
  en: /\b(?:call|dial|text|hotline|helpline|lifeline|emergency number)\b/i,
  es: /(?:llam(?:e|ar|arlo)|marque|marcar|línea|teléfono|emergencias|whatsapp)(?!\p{L})/iu,
}
const year = /^(?:19|20)\d\d$/

/**
 * Returns the telephone numbers in a text that nobody has checked: they are neither in the list of helplines nor in
 * `otherPhones`.
 */
export function unknownPhones(text: string, locale: Locale): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const written = (sentence.match(long) ?? []).filter((number) => digitsOf(number).length > 6 && !day.test(number))
    const rest = sentence.replaceAll(long, '…')
    const numbers = calling[locale].test(rest) ? (rest.match(short) ?? []).filter((number) => !year.test(number)) : []
    return [...written, ...numbers].filter((number) => !known.has(digitsOf(number)))
  })
}
