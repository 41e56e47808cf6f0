import type { Level } from '@mindglass/psychometrics/instrument'
import { formatStoredMonth } from '../dates'
import { htmlLang, type Locale } from '../locale'
import type { CardPicture } from './card'

/** Content of the card; the words around it come from the texts of a language. */
interface CardContent extends Pick<CardPicture, 'title' | 'drawing' | 'sentence' | 'address' | 'code'> {
  name: string | null
  /** Month as `2026-03`. */
  month: string
  parts: readonly { name: string; level: Level }[]
}

type Say<K extends string> = (key: K, params?: Readonly<Record<string, string | number>>) => string

/** The texts of the namespaces share and report. */
export interface CardTexts {
  share: Say<'page.by' | 'page.foot' | 'page.yours' | 'card.alt' | 'card.altParts' | 'card.item'>
  report: Say<`level.${Level}`>
}

/** Returns all texts of a card, in one language. */
export function buildCardPicture(card: CardContent, locale: Locale, site: string, t: CardTexts): CardPicture {
  const { title, drawing, sentence, address, code, name } = card
  const parts = card.parts.map((part) => ({
    name: part.name,
    level: part.level,
    word: t.report(`level.${part.level}`),
  }))
  const items = parts.map((part) => t.share('card.item', { part: part.name, level: part.word }))
  const month = formatStoredMonth(card.month, locale)
  const alt = [
    t.share('card.alt', { test: title, sentence }),
    ...(parts.length > 0 ? [t.share('card.altParts', { list: formatList(items, locale) })] : []),
  ]
  return {
    lang: htmlLang[locale],
    site,
    title,
    by: name === null ? month : t.share('page.by', { name, month }),
    drawing,
    sentence,
    parts,
    yours: t.share('page.yours'),
    address,
    code,
    foot: t.share('page.foot'),
    alt: alt.join(locale === 'cn' ? '' : ' '),
  }
}

/** Joins items into a list in the given language; the type `unit` would put nothing between Chinese items. */
export const formatList = (items: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(htmlLang[locale], { type: 'conjunction' }).format(items)
