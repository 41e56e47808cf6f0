'use client'
import { Group, Radio, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { type CardFormat, cardFormats, cardSvg, isCardFormat } from '@/core/charts/card'
import { cardPicture } from '@/core/charts/card-words'
import { drawingOf } from '@/core/charts/portrait/portrait'
import { plainName } from '@/core/person'
import panel from '@/ui/form/panel.module.css'
import { useLocale, useTexts } from '@/ui/texts'
import type { Sharing } from '../schema'
import { SavePicture } from './SavePicture'
import styles from './Share.module.css'

interface Props {
  sharing: Sharing
  /** What was chosen. */
  parts: Sharing['parts']
  name: string
}

/** The picture as others will see it, drawn here: nothing has left the page yet. */
export function CardPicture({ sharing, parts, name }: Props) {
  const [share, report, common] = [useTexts('share'), useTexts('report'), useTexts('common')]
  const locale = useLocale()
  const [format, setFormat] = useState<CardFormat>('tall')
  const { slug, picture: places } = sharing
  const drawing = useMemo(() => drawingOf(slug, places), [slug, places])
  const content = { ...sharing, drawing, parts, name: plainName(name) || null }
  const picture = cardPicture(content, locale, common('site.name'), { share, report })
  const svg = cardSvg(picture, format)
  return (
    <figure className={styles.preview}>
      <Radio.Group
        label={share('card.shape')}
        value={format}
        onChange={(chosen) => isCardFormat(chosen) && setFormat(chosen)}
      >
        <Group gap="xs">
          {(Object.keys(cardFormats) as CardFormat[]).map((one) => (
            <Radio key={one} value={one} label={share(`card.${one}`)} className={panel.choice} />
          ))}
        </Group>
      </Radio.Group>
      {/* biome-ignore lint/performance/noImgElement: drawn on this page, there is nothing to load */}
      <img
        className={styles.card}
        data-format={format}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={`${picture.alt} ${picture.by}`}
        {...cardFormats[format]}
      />
      <Text component="figcaption" c="dimmed" size="sm">
        {share('card.preview')}
      </Text>
      <SavePicture svg={svg} size={cardFormats[format]} fileName={sharing.title} />
    </figure>
  )
}
