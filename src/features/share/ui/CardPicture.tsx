'use client'
import { Text } from '@mantine/core'
import { cardPixels, cardSvg } from '@/core/charts/card'
import { cardPicture } from '@/core/charts/card-words'
import { plainName } from '@/core/person'
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
  const { title, group, month } = sharing
  const content = { title, group, month, parts, name: plainName(name) || null }
  const picture = cardPicture(content, locale, common('site.name'), { share, report })
  const svg = cardSvg(picture)
  return (
    <figure className={styles.preview}>
      <Text component="figcaption" c="dimmed" size="sm">
        {share('card.preview')}
      </Text>
      {/* biome-ignore lint/performance/noImgElement: drawn on this page, there is nothing to load */}
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={`${picture.alt} ${picture.by}`} {...cardPixels} />
      <SavePicture svg={svg} size={cardPixels} fileName={title} />
    </figure>
  )
}
