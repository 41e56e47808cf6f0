import { closedPath, type Hill, hillColumn, hillPath, hillY } from '@/core/charts/geometry'
import { type Level, levels } from '@/core/psychometrics/instrument'
import type { Translate } from '@/core/texts/namespaces'
import marks from '@/ui/charts/marks.module.css'
import styles from './charts.module.css'

const hill: Hill = { width: 360, low: 26, high: 104, base: 150 }
const step = hill.width / levels.length
const sun = 11

interface Props {
  level: Level
  /** 0–100; without it (in the free summary) the mark stands in the middle of its level. */
  pomp?: number
  t: Translate<'report'>
}

/** The overall band as a hill of five steps with a sun over the reader's own. */
export function OverallHill({ level, pomp, t }: Props) {
  const here = levels.indexOf(level)
  const place = pomp === undefined ? (here + 0.5) * step : (pomp / 100) * hill.width
  // The whole sun stays over the hill, even at either end of the scale.
  const x = Math.min(hill.width - sun, Math.max(sun, place))
  const y = hillY(x, hill)
  return (
    <>
      <svg
        className={styles.chart}
        viewBox="0 6 360 172"
        role="img"
        aria-label={t('chart.overall', { level: t(`level.${level}`), step: here + 1 })}
      >
        {levels.map((one, index) => (
          <path
            key={one}
            className={`${styles.column} ${marks[one]}`}
            data-here={index === here || undefined}
            d={closedPath(hillColumn(hill, index, levels.length, 4))}
          />
        ))}
        <path className={styles.curve} d={hillPath(hill)} />
        <line className={styles.stem} x1={x} x2={x} y1={y - 6} y2={y - 18} />
        <circle className={styles.sun} cx={x} cy={y - 26} r={sun} />
        {levels.map((one, index) => (
          <text
            key={one}
            className={styles.word}
            data-here={index === here || undefined}
            x={(index + 0.5) * step}
            y="171"
          >
            {t(`level.${one}`)}
          </text>
        ))}
      </svg>
      {/* A table cannot be made one pixel wide; a box around it can. */}
      <div className="visually-hidden">
        <table>
          <caption>{t('chart.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('chart.step')}</th>
              <th scope="col">{t('dimension.level')}</th>
              <th scope="col">{t('chart.you')}</th>
            </tr>
          </thead>
          <tbody>
            {levels.map((one, index) => (
              <tr key={one}>
                <td>{index + 1}</td>
                <th scope="row">{t(`level.${one}`)}</th>
                <td>{index === here ? t('chart.here') : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
