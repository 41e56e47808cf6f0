import type { Locale } from '@/core/locale'
import { readingMinutes } from '@/core/report/chapters'
import type { Translate } from '@/core/texts/namespaces'
import type { ChapterContent } from '../story/story-chapters'
import styles from './Chapters.module.css'

interface Props {
  chapter: ChapterContent
  /** Number of the chapter in the report, from 1. */
  number: number
  open: boolean
  locale: Locale
  t: Translate<'report'>
}

/**
 * Renders one chapter of a full report, folded under a row with its title, a summary sentence and its minutes. Below an
 * open chapter, the title of a closed one has the color of a link to go on. The id is inside the
 * fold: a link to it opens the fold without a script (HTML's "ancestor details revealing").
 */
export function ChapterFold({ chapter, number, open, locale, t }: Props) {
  const { id, title, says, texts, content } = chapter
  const minutes = t('chapters.minutes', { minutes: readingMinutes(texts, locale) })
  return (
    <details className={styles.chapter} open={open} data-chapter={number}>
      <summary className={styles.row} data-next={t('chapters.next')}>
        <span className={styles.number}>{number}</span>
        <h2 id={`${id}-title`}>{title}</h2>
        <span className={styles.minutes}>{minutes}</span>
        <span className={styles.says}>{says}</span>
      </summary>
      <section className={styles.inside} id={id} aria-labelledby={`${id}-title`}>
        {content}
      </section>
    </details>
  )
}

interface ListProps {
  chapters: readonly ChapterContent[]
  /** Chapters of the report that come before these. */
  before?: number
  /** Number of these chapters that are open at first. */
  open: number
  locale: Locale
  t: Translate<'report'>
}

/** Renders chapters one after another. */
export const ChapterList = ({ chapters, before = 0, open, locale, t }: ListProps) => (
  <div className={styles.list}>
    {chapters.map((chapter, at) => (
      <ChapterFold key={chapter.id} chapter={chapter} number={before + at + 1} open={at < open} locale={locale} t={t} />
    ))}
  </div>
)
