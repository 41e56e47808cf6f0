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

/** The place of the picture; what draws it comes once the page stands. */
export function CardPreview({ sharing, chosen, name }: Props) {
  const t = useTexts('share')
  const { Shown, failure, show } = useOnDemand(async () => (await import('./CardPicture')).CardPicture)

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
  useEffect(() => {
    void show()
  }, [])

  if (!Shown) return <Text className={styles.empty}>{failure || t('card.loading')}</Text>
  return <Shown sharing={sharing} parts={sharing.parts.filter(({ id }) => chosen.includes(id))} name={name} />
}
