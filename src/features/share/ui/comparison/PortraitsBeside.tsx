'use client'
import { Title } from '@mantine/core'
import { unwired } from '@/core/charts/portrait/wire'
import { Portrait } from '@/ui/charts/Portrait'
import { useTexts } from '@/ui/texts'
import type { PairView } from '../../schema'
import styles from './Pair.module.css'

interface Props {
  drawings: NonNullable<PairView['drawings']>
  /** The other's name. */
  name: string
}

/** Two portraits beside each other, whose lines cannot be compared. */
export function PortraitsBeside({ drawings, name }: Props) {
  const t = useTexts('share')
  const both = [
    { drawing: drawings.own, title: t('pair.yours') },
    { drawing: drawings.other, title: t('pair.theirs', { name }) },
  ]
  return (
    <section aria-labelledby="portraits">
      <Title id="portraits" className="visually-hidden">
        {t('pair.beside')}
      </Title>
      <div className={styles.beside}>
        {both.map(({ drawing, title }) => (
          <figure key={title}>
            <div role="img" aria-label={title}>
              <Portrait drawing={unwired(drawing)} />
            </div>
            <figcaption>
              <bdi>{title}</bdi>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
