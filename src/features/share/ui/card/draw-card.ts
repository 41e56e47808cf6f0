import { plainName } from '@/core/account/person'
import { cardSvg } from '@/core/charts/card'
import type { CardFormat } from '@/core/charts/card-formats'
import { type CardTexts, cardPicture } from '@/core/charts/card-words'
import { drawingOf } from '@/core/charts/portrait/portrait'
import type { Locale } from '@/core/locale'
import type { Sharing } from '../../schema'

/** Choices a person has made for a card. */
export interface CardChoice {
  /** Ids of parts. */
  parts: readonly string[]
  /** Name as typed. */
  name: string
  format: CardFormat
}

export interface DrawnCard {
  svg: string
  alt: string
}

/** Texts on a card, and the name of the site. */
export interface CardWords extends CardTexts {
  site: string
}

/** Initial choice of a page. */
export const firstChoice: CardChoice = { parts: [], name: '', format: 'tall' }

/** Draws the card as others will see it. */
export function drawCard(
  sharing: Sharing,
  choice: CardChoice,
  locale: Locale,
  { site, ...texts }: CardWords,
): DrawnCard {
  const content = {
    ...sharing,
    drawing: drawingOf(sharing.slug, sharing.picture),
    parts: sharing.parts.filter(({ id }) => choice.parts.includes(id)),
    name: plainName(choice.name) || null,
  }
  const picture = cardPicture(content, locale, site, texts)
  return { svg: cardSvg(picture, choice.format), alt: `${picture.alt} ${picture.by}` }
}
