import type { Locale } from '../locale'

/** Numbers from two on, before a noun: 两份, two reports, dos informes. */
const words: Readonly<Record<Locale, readonly string[]>> = {
  cn: '两 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十'.split(' '),
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  ),
}

/** Spells out a number as running text does; returns digits beyond twenty, as in running text. */
export const spelledNumber = (value: number, locale: Locale): string => words[locale][value - 2] ?? String(value)

/** Begins a sentence with a capital letter if the script has them. */
export const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
