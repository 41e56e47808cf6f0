import type { Locale } from '@/core/locale'
import { scoreName } from '@/core/report/scores/score-words'
import type { Translate } from '@/core/texts/namespaces'
import type { DimensionView } from '../../schema'
import { contentsId, restId } from './Chapter'
import styles from './Contents.module.css'

interface ContentsProps {
  chapters: readonly { id: string; title: string }[]
  /** Chapters that can wait, folded. */
  rest: readonly { id: string; title: string }[]
  dimensions: readonly DimensionView[]
  locale: Locale
  t: Translate<'report'>
}

/** Renders the chapters of a report, and its parts with the word for their score; beside the text if there is room. */
export function Contents({ chapters, rest, dimensions, locale, t }: ContentsProps) {
  return (
    <div className={styles.rail}>
      <nav className={styles.contents} id={contentsId} aria-labelledby="contents-title">
        <h2 id="contents-title">{t('contents.title')}</h2>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
              {id === 'parts' && (
                <ul>
                  {dimensions.map(({ id: part, name, reading }) => (
                    <li key={part}>
                      <a href={`#part-${part}`}>{name}</a>
                      <span>{reading ? scoreName(reading, locale, t) : '–'}</span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          {rest.length > 0 && (
            <li>
              <a href={`#${restId}`}>{t('rest.title')}</a>
              <ul>
                {rest.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </li>
          )}
        </ol>
      </nav>
    </div>
  )
}
