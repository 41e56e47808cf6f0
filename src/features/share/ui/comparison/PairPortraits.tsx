'use client'
import { Text, Title } from '@mantine/core'
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

/** Two portraits over each other: one in solid lines, one in dashed ones, so that they differ without their colours. */
export function PairPortraits({ drawings, name }: Props) {
  const t = useTexts('share')
  return (
    <figure className={styles.portraits} aria-labelledby="portraits">
      <Title id="portraits" className="visually-hidden">
        {t('pair.overlay')}
      </Title>
      <div className={styles.layers} role="img" aria-label={t('pair.overlayLabel', { name })}>
        <div className={styles.own}>
          <Portrait drawing={unwired(drawings.own)} />
        </div>
        <div className={styles.others}>
          <Portrait drawing={unwired(drawings.other)} />
        </div>
      </div>
      <figcaption className={styles.legend}>
        <span data-line="own">{t('pair.solid')}</span>
        <span data-line="other">
          <bdi>{t('pair.dashed', { name })}</bdi>
        </span>
        <Text c="dimmed" size="sm" span>
          {t('pair.overlayHow')}
        </Text>
      </figcaption>
    </figure>
  )
}
