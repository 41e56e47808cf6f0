'use client'
import { useTexts } from '@/ui/texts'
import { chapterFrom, chaptersOf } from './chapters'
import styles from './QuestionScreen.module.css'

/** A breath between two chapters: one line above the first question of the next one. */
export function ChapterLine({ position, count }: { position: number; count: number }) {
  const t = useTexts('run')
  const n = chapterFrom(position, count)
  if (n === null) return null
  const chapters = chaptersOf(count)
  return (
    <p key={n} className={styles.chapter}>
      <span>{t('chapter.place', { n, count: chapters })}</span> ·{' '}
      {t(`chapter.${n === chapters ? 'last' : n === 2 ? 'second' : n === 3 ? 'third' : 'fourth'}`)}
    </p>
  )
}
