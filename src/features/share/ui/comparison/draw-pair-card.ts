import { renderCardSvg } from '@/core/charts/card'
import { fromWire } from '@/core/charts/portrait/wire'
import { htmlLang, type Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import type { PairView } from '../../schema'
import type { DrawnCard } from '../card/draw-card'

/**
 * Returns the picture of two drawings as both may save it: without a name, a sentence about anybody, a level or a date.
 */
export function drawPairCard(
  { title, drawings, card, notCompared }: PairView,
  locale: Locale,
  site: string,
  t: Translate<'share'>,
): DrawnCard {
  if (!drawings || !card?.own || !card.other) throw new Error('Both have to agree to the card')
  const alt = t(notCompared ? 'pair.card.altBeside' : 'pair.card.alt', { test: title })
  const picture = {
    lang: htmlLang[locale],
    site,
    title,
    by: '',
    drawing: fromWire(drawings.own),
    second: { drawing: fromWire(drawings.other), place: notCompared ? ('beside' as const) : ('over' as const) },
    sentence: t('pair.card.sentence'),
    parts: [],
    yours: t('page.yours'),
    address: card.address,
    code: card.code,
    foot: t('pair.card.foot'),
    alt,
  }
  return { svg: renderCardSvg(picture, { format: 'tall' }), alt }
}
