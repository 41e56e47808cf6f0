import { toPlainName } from '@/core/account/person'
import { type CardPicture, renderCardSvg } from '@/core/charts/card'
import { type CardBackground, type CardFormat, cardBackgrounds } from '@/core/charts/card-formats'
import { buildCardPicture, type CardTexts } from '@/core/charts/card-words'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import type { Locale } from '@/core/locale'
import type { Sharing } from '../../schema'

/** Choices a person has made for a card. */
export interface CardChoice {
  /** Ids of parts. */
  parts: readonly string[]
  /** Name as typed. */
  name: string
  format: CardFormat
  ground: CardBackground
}

export interface DrawnCard {
  svg: string
  alt: string
}

/** Texts on a card, and the name of the site. */
export interface CardWords extends CardTexts {
  site: string
}

/** The choice that a page begins with. */
export const firstChoice: CardChoice = { parts: [], name: '', format: 'tall', ground: 'paper' }

/** Returns the picture of the card as others will see it. */
export function drawCard(sharing: Sharing, choice: CardChoice, locale: Locale, words: CardWords): DrawnCard {
  const picture = pictureOf(sharing, choice, locale, words)
  return { svg: renderCardSvg(picture, choice), alt: `${picture.alt} ${picture.by}` }
}

/** Returns the drawing on each background, at the size of a button. */
export function drawCardBackgrounds(
  sharing: Sharing,
  locale: Locale,
  words: CardWords,
): Record<CardBackground, string> {
  const picture = pictureOf(sharing, firstChoice, locale, words)
  const drawn = cardBackgrounds.map((ground) => [ground, renderCardSvg(picture, { format: 'mini', ground })])
  return Object.fromEntries(drawn) as Record<CardBackground, string>
}

function pictureOf(sharing: Sharing, choice: CardChoice, locale: Locale, { site, ...texts }: CardWords): CardPicture {
  const content = {
    ...sharing,
    drawing: drawPortraitFromView(sharing.slug, sharing.picture),
    parts: sharing.parts.filter(({ id }) => choice.parts.includes(id)),
    name: toPlainName(choice.name) || null,
  }
  return buildCardPicture(content, locale, site, texts)
}
