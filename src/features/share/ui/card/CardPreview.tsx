'use client'
import { Group, Radio, Text } from '@mantine/core'
// biome-ignore lint/plugin/form-state: what the picture shows; the form is beside it.
import { type ReactNode, useEffect, useState } from 'react'
import { toPlainName } from '@/core/account/person'
import { type CardBackground, type CardFormat, cardBackgrounds, cardFormats } from '@/core/charts/card-formats'
import { useFailureText } from '@/ui/form/failure-text'
import panel from '@/ui/form/panel.module.css'
import { useHydrated } from '@/ui/hydrated'
import { useLocale, useTexts } from '@/ui/texts'
import type { Sharing } from '../../schema'
import styles from './Card.module.css'
import type { CardChoice, DrawnCard, drawCard } from './draw-card'
import { SavePicture } from './SavePicture'

/** Card that the server draws before the reader chooses anything. */
export interface FirstCard extends DrawnCard {
  grounds: Record<CardBackground, string>
}

interface Drawing {
  /** Card of the current choice; the previous card until it can be drawn. */
  drawn: DrawnCard & { format: CardFormat }
  /** Whether the drawing code is still being fetched. */
  waiting: boolean
  /** Error text if the choice cannot be drawn. */
  failure: ReactNode
}

const isFirst = ({ parts, name, format, ground }: CardChoice) =>
  parts.length === 0 && !toPlainName(name) && format === 'tall' && ground === 'paper'

/**
 * Returns the card of a choice. The first card comes with the page; the code to draw others loads after the first
 * choice.
 */
function useCardDrawing(sharing: Sharing, first: DrawnCard, choice: CardChoice): Drawing {
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
  }, [other, draw, choice.format, choice.ground, choice.name, choice.parts.length])

  if (!other || !draw) return { drawn: { ...first, format: 'tall' }, waiting: other && !failure, failure }
  const words = { share, report, site: common('site.name') }
  return { drawn: { ...draw(sharing, choice, locale, words), format: choice.format }, waiting: false, failure: null }
}

interface Props {
  sharing: Sharing
  /** The card before anything is chosen, drawn on the server. */
  first: FirstCard
  /** Ids of parts. */
  chosen: readonly string[]
  name: string
}

const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/**
 * Renders the picture as others will see it, the button to save it, and the choices of how it looks. Nothing has left
 * the page yet.
 */
export function CardPreview({ sharing, first, chosen, name }: Props) {
  const t = useTexts('share')
  const [format, setFormat] = useState<CardFormat>('tall')
  const [ground, setGround] = useState<CardBackground>('paper')
  const { drawn, waiting, failure } = useCardDrawing(sharing, first, { parts: chosen, name, format, ground })
  const hydrated = useHydrated()
  const size = cardFormats[drawn.format]
  return (
    <figure className={styles.preview}>
      <div className={styles.frame} data-format={drawn.format} aria-busy={waiting}>
        {/* biome-ignore lint/performance/noImgElement: drawn on this page, there is nothing to load */}
        <img className={styles.card} src={dataUrl(drawn.svg)} alt={drawn.alt} {...size} />
      </div>
      <div className={styles.choices}>
        <SavePicture
          svg={drawn.svg}
          size={size}
          fileName={sharing.title}
          disabled={!hydrated || waiting || Boolean(failure)}
        />
        <Text component="figcaption" className="visually-hidden" role="status">
          {t(waiting ? 'card.loading' : 'card.preview')}
        </Text>
        {failure && <Text role="alert">{failure}</Text>}
        {sharing.unsaid && (
          <Text c="dimmed" size="sm">
            {t(`card.unsaid.${sharing.unsaid}`)}
          </Text>
        )}
        {/* A choice made before the page is hydrated would be lost. */}
        <Radio.Group
          name="ground"
          label={t('card.ground')}
          value={ground}
          onChange={(chosen) => setGround(cardBackgrounds.find((one) => one === chosen) ?? 'paper')}
          inert={!hydrated}
        >
          <div className={styles.grounds}>
            {cardBackgrounds.map((one) => (
              <Radio
                key={one}
                value={one}
                className={styles.ground}
                label={
                  <>
                    {/* biome-ignore lint/performance/noImgElement: as above */}
                    <img src={dataUrl(first.grounds[one])} alt="" width={120} height={120} />
                    {t(`card.${one}`)}
                  </>
                }
              />
            ))}
          </div>
        </Radio.Group>
        <Radio.Group
          name="shape"
          label={t('card.shape')}
          value={format}
          onChange={(chosen) => setFormat(formats.find((one) => one === chosen) ?? 'tall')}
          inert={!hydrated}
        >
          <Group gap="xs">
            {formats.map((one) => (
              <Radio key={one} value={one} label={t(`card.${one}`)} className={panel.choice} />
            ))}
          </Group>
        </Radio.Group>
      </div>
    </figure>
  )
}

const formats = Object.keys(cardFormats) as CardFormat[]
