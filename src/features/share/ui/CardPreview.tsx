'use client'
import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { useTexts } from '@/ui/texts'
import type { Sharing } from '../schema'
import styles from './Share.module.css'

interface Props {
  sharing: Sharing
  chosen: readonly string[]
  name: string
}

/** The place of the picture, which is drawn once something is chosen for it. */
export function CardPreview({ sharing, chosen, name }: Props) {
  const t = useTexts('share')
  const { Shown, failure, show } = useOnDemand(async () => (await import('./CardPicture')).CardPicture)
  const parts = sharing.parts.filter(({ id }) => chosen.includes(id))
  const wanted = parts.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched when it is first wanted
  useEffect(() => {
    if (wanted && !Shown) void show()
  }, [wanted])

  if (wanted && Shown) return <Shown sharing={sharing} parts={parts} name={name} />
  return <Text className={styles.empty}>{failure || t('card.previewNone')}</Text>
}
