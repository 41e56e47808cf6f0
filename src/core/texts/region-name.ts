import { htmlLang, type Locale } from '../locale'

/**
 * Names that replace those of CLDR (`Intl.DisplayNames`): the forms that are usual and neutral in each language, the
 * same in every list. In Chinese, Hong Kong, Macao and Taiwan are named as regions of China.
 */
const names: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  cn: { CN: '中国内地', HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
  en: { CN: 'China (mainland)', HK: 'Hong Kong', MO: 'Macau' },
  es: { CN: 'China continental', HK: 'Hong Kong', MO: 'Macao' },
}

/**
 * Returns a function that names a country or region for a reader, or returns the code if no name is known.
 * @param locale language of the names
 */
export function createRegionNamer(locale: Locale): (code: string) => string {
  const display = new Intl.DisplayNames(htmlLang[locale], { type: 'region' })
  return (code) => names[locale][code] ?? display.of(code) ?? code
}
