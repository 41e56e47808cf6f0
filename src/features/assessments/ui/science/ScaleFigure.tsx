import { levels } from '@mindglass/psychometrics/instrument'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './ScaleFigure.module.css'

interface Props {
  locale: Locale
  caption: string
  ranges: readonly { kind: 'trait' | 'symptom'; from: number; to: number }[]
}

const ticks = [0, 20, 40, 60, 80, 100]

/** Renders the scale from 0 to 100 with its five levels, and design ranges as brackets under it. */
export async function ScaleFigure({ locale, caption, ranges }: Props) {
  const [t, report] = await Promise.all([texts(locale, 'science'), texts(locale, 'report')])
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <ol className={styles.levels}>
        {levels.map((level) => (
          <li key={level} className={styles[level]}>
            {report(`level.${level}`)}
          </li>
        ))}
      </ol>
      <svg className={styles.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x={`${tick}%`} y="18" textAnchor={tick === 0 ? 'start' : tick === 100 ? 'end' : 'middle'}>
            {tick}
          </text>
        ))}
      </svg>
      {ranges.map(({ kind, from, to }) => (
        <div key={kind} className={styles.range}>
          <svg aria-hidden="true">
            <line x1={`${from}%`} x2={`${to}%`} y1="8" y2="8" />
            <line x1={`${from}%`} x2={`${from}%`} y1="3" y2="13" />
            <line x1={`${to}%`} x2={`${to}%`} y1="3" y2="13" />
          </svg>
          <p style={{ paddingInlineStart: `${from}%` }}>{t(`figure.${kind}`, { from, to })}</p>
        </div>
      ))}
    </figure>
  )
}
