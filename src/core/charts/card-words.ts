import { monthText } from '../dates'
import { htmlLang, type Locale } from '../locale'
import type { Group, Level } from '../psychometrics/instrument'
import type { CardPicture } from './card'

/** What is shown, by ids; the words come from the texts of a language. */
export interface CardContent {
  title: string
  group: Group
  name: string | null
  /** `2026-03` */
  month: string
  parts: readonly { name: string; level: Level }[]
}

type Say<K extends string> = (key: K, params?: Readonly<Record<string, string | number>>) => string

/** The texts of the namespaces share and report. */
export interface CardTexts {
  share: Say<'page.by' | 'page.foot' | 'card.alt' | 'card.item'>
  report: Say<`level.${Level}`>
}

/** Everything that stands on a card, in one language. */
export function cardPicture(card: CardContent, locale: Locale, site: string, t: CardTexts): CardPicture {
  const parts = card.parts.map(({ name, level }) => ({ name, level, word: t.report(`level.${level}`) }))
  const list = listText(
    parts.map(({ name, word }) => t.share('card.item', { part: name, level: word })),
    locale,
  )
  const month = monthText(card.month, locale)
  const { title, group, name } = card
  return {
    lang: htmlLang[locale],
    site,
    title,
    group,
    parts,
    by: name === null ? month : t.share('page.by', { name, month }),
    foot: t.share('page.foot'),
    alt: t.share('card.alt', { test: title, list }),
  }
}

/** One after the other, as a language lists things; `unit` would put nothing at all between Chinese ones. */
export const listText = (items: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(htmlLang[locale], { type: 'conjunction' }).format(items)
