import { highestColumn, placeDots } from '@/core/charts/answer-dots'
import { describeDots, describeExtremes } from '@/core/report/scores/score-words'
import type { Translate } from '@/core/texts/namespaces'
import type { StoryView } from '../../schema'
import styles from './AnswerDots.module.css'

interface Props extends Pick<StoryView, 'scale'> {
  answers: StoryView['parts'][string]['answers']
  /** Whether the figure says how it is read; once on a page is enough. */
  explained: boolean
  t: Translate<'report'>
}

/** Pixels between the centres of two dots, and of the line below them. */
const step = 9

/** Renders the answers of one part as a dot plot for each subject; nothing if the subjects have no names. */
export function AnswerDots({ answers, scale, explained, t }: Props) {
  const { groups } = answers
  if (groups.length === 0) return null
  const finding = describeExtremes(answers, t)
  return (
    <figure className={styles.dots} data-figure>
      <figcaption>
        <strong>{t('dots.title')}</strong>
        {finding && <span>{finding}</span>}
        {explained && <span className={styles.how}>{t('dots.explained')}</span>}
      </figcaption>
      <ul>
        {groups.map(({ name, answers: given }) => {
          const dots = placeDots(given, scale)
          const height = (highestColumn(dots) + 1) * step
          return (
            <li key={name}>
              <span>{name}</span>
              <svg role="img" aria-label={describeDots(given, scale, t)} style={{ height }}>
                <line x1="0" x2="100%" y1={height - 3} y2={height - 3} />
                {dots.map(({ x, row }) => (
                  <circle key={`${x} ${row}`} cx={`${x}%`} cy={height - step * (row + 1)} r="3.5" />
                ))}
              </svg>
            </li>
          )
        })}
      </ul>
      <p className={styles.ends} aria-hidden="true">
        <span>{t('dots.less')}</span>
        <span>{t('dots.more')}</span>
      </p>
    </figure>
  )
}
