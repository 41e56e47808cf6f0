'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { plainName } from '@/core/account/person'
import type { CardFormat } from '@/core/charts/card-formats'
import { useFailureText } from '@/ui/form/failure-text'
import { useLocale, useTexts } from '@/ui/texts'
import type { Sharing } from '../../schema'
import type { CardChoice, DrawnCard, drawCard } from './draw-card'

interface Drawing {
  /** Card of the choice; until it can be drawn, the card drawn before. */
  drawn: DrawnCard & { format: CardFormat }
  /** Whether the drawing code is still being fetched. */
  waiting: boolean
  /** Why what was chosen cannot be drawn. */
  failure: ReactNode
}

const isFirst = ({ parts, name, format }: CardChoice) => parts.length === 0 && !plainName(name) && format === 'tall'

/** The card of a choice. The first one comes with the page; what draws another is fetched once something is chosen. */
export function useCardDrawing(sharing: Sharing, first: DrawnCard, choice: CardChoice): Drawing {
  const [share, report, common] = [useTexts('share'), useTexts('report'), useTexts('common')]
  const locale = useLocale()
  const failureText = useFailureText()
  const [draw, setDraw] = useState<typeof drawCard>()
  const [failure, setFailure] = useState<ReactNode>(null)
  const other = !isFirst(choice)

  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again with the next choice
  useEffect(() => {
    if (!other || draw) return setFailure(null)
    let current = true
    import('./draw-card').then(
      (drawer) => current && setDraw(() => drawer.drawCard),
      (error) => current && setFailure(failureText(error)),
    )
    return () => {
      current = false
    }
  }, [other, draw, choice.format, choice.name, choice.parts.length])

  if (!other || !draw) return { drawn: { ...first, format: 'tall' }, waiting: other && !failure, failure }
  const words = { share, report, site: common('site.name') }
  return { drawn: { ...draw(sharing, choice, locale, words), format: choice.format }, waiting: false, failure: null }
}
