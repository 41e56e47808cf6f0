'use client'
import { Title } from '@mantine/core'
import { type Level, levels } from '@/core/psychometrics/instrument'
import marks from '@/ui/charts/marks.module.css'
import { useTexts } from '@/ui/texts'
import type { PairRow } from '../schema'
import styles from './Pair.module.css'

interface Props {
  row: PairRow
  names: { own: string; other: string }
}

/** One dimension: a bar for each of the two, and how far they lie from each other. */
export function PairPart({ row, names }: Props) {
  const t = useTexts('share')
  const { id, name, low, high, distance } = row
  return (
    <section className={styles.part} aria-labelledby={`part-${id}`}>
      <header className={styles.partHead}>
        <Title id={`part-${id}`}>{name}</Title>
        <p className={styles.distance}>{t(`pair.distance.${distance}`)}</p>
      </header>
      {(['own', 'other'] as const).map((side) => (
        <div key={side} className={styles.row}>
          <p className={styles.who}>
            <bdi>{names[side]}</bdi>
          </p>
          <PairBar
            side={side}
            {...row[side]}
            label={t('pair.bar', {
              name: names[side],
              level: row[side].word,
              step: levels.indexOf(row[side].level) + 1,
            })}
          />
          <p className={styles.level}>{row[side].word}</p>
        </div>
      ))}
      <p className={`${marks.ends} ${styles.ends}`}>
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </section>
  )
}

interface BarProps {
  side: 'own' | 'other'
  level: Level
  position: number
  label: string
}

/** Five steps with a round mark for oneself and a square one for the other. */
function PairBar({ side, level, position, label }: BarProps) {
  return (
    <svg className={`${marks.bar} ${styles.bar}`} role="img" aria-label={label}>
      {levels.map((one, index) => (
        <rect
          key={one}
          className={`${marks.segment} ${marks[one]}`}
          data-here={one === level || undefined}
          x={`${index * 20 + 0.35}%`}
          y="6"
          width="19.3%"
          height="14"
          rx="5"
        />
      ))}
      {side === 'own' ? (
        <circle className={marks.marker} cx={`${position}%`} cy="13" r="8.5" />
      ) : (
        // A nested drawing turns its square around the place itself.
        <svg x={`${position}%`} y="13" overflow="visible" aria-hidden="true">
          <rect className={styles.other} x="-7" y="-7" width="14" height="14" rx="2" transform="rotate(45)" />
        </svg>
      )}
    </svg>
  )
}
