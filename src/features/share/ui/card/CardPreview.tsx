'use client'
import { Group, Radio, Text } from '@mantine/core'
// biome-ignore lint/plugin/form-state: what the picture shows; the form is beside it.
import { useState } from 'react'
import { type CardFormat, cardFormats, isCardFormat } from '@/core/charts/card-formats'
import panel from '@/ui/form/panel.module.css'
import { useHydrated } from '@/ui/hydrated'
import { useTexts } from '@/ui/texts'
import type { Sharing } from '../../schema'
import styles from '../Share.module.css'
import type { DrawnCard } from './draw-card'
import { SavePicture } from './SavePicture'
import { useCardDrawing } from './use-card-drawing'

interface Props {
  sharing: Sharing
  /** The card before anything is chosen, drawn on the server. */
  first: DrawnCard
  /** Ids of parts. */
  chosen: readonly string[]
  name: string
}

/** The picture as others will see it: nothing has left the page yet. */
export function CardPreview({ sharing, first, chosen, name }: Props) {
  const t = useTexts('share')
  const [format, setFormat] = useState<CardFormat>('tall')
  const { drawn, waiting, failure } = useCardDrawing(sharing, first, { parts: chosen, name, format })
  const hydrated = useHydrated()
  const size = cardFormats[drawn.format]
  return (
    <figure className={styles.preview}>
      {/* A choice made before the page is hydrated would be lost. */}
      <Radio.Group
        name="shape"
        label={t('card.shape')}
        value={format}
        onChange={(chosen) => isCardFormat(chosen) && setFormat(chosen)}
        inert={!hydrated}
      >
        <Group gap="xs">
          {(Object.keys(cardFormats) as CardFormat[]).map((one) => (
            <Radio key={one} value={one} label={t(`card.${one}`)} className={panel.choice} />
          ))}
        </Group>
      </Radio.Group>
      {/* biome-ignore lint/performance/noImgElement: drawn on this page, there is nothing to load */}
      <img
        className={styles.card}
        data-format={drawn.format}
        src={`data:image/svg+xml,${encodeURIComponent(drawn.svg)}`}
        alt={drawn.alt}
        {...size}
      />
      <Text component="figcaption" c="dimmed" size="sm">
        {t(waiting ? 'card.loading' : 'card.preview')}
      </Text>
      {failure && <Text role="alert">{failure}</Text>}
      <SavePicture
        svg={drawn.svg}
        size={size}
        fileName={sharing.title}
        disabled={!hydrated || waiting || Boolean(failure)}
      />
    </figure>
  )
}
