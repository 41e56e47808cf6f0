/** Numbers by country, not by language: who calls, and what in danger. */
export const helplines = [
  { country: 'cn', line: '12356', danger: ['120', '110'] },
  { country: 'us', line: '988', danger: ['911'] },
  { country: 'es', line: '024', danger: ['112'] },
  { country: 'mx', line: '800 911 2000', danger: ['911'] },
] as const

/** For every other country: a directory that people keep up to date. */
export const helplineDirectory = 'https://findahelpline.com'

/** A number as a link to call it. */
export const telephone = (number: string): string => `tel:${number.replaceAll(' ', '')}`
