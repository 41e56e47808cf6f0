import type { Locale } from '@/core/locale'
import { sumMinutes } from '@/core/report/chapters'
import type { Translate } from '@/core/texts/namespaces'
import type { ChapterContent } from '../story/story-chapters'
import styles from './Chapters.module.css'

interface Props {
  chapters: readonly Pick<ChapterContent, 'texts'>[]
  locale: Locale
  t: Translate<'report'>
}

/** Placeholder for the title of a chapter: a character that no text contains. Only the browser knows the title. */
const titleSlot = '\uE000'

const ways = [
  { fold: 'open', label: 'chapters.openAll' },
  { fold: 'close', label: 'chapters.closeAll' },
] as const

/**
 * Renders the number of chapters and their reading time, above the chapters. A script shows the link to the chapter
 * read last, and the buttons that open and close all (`src/documents/browser/report/chapters.ts`).
 */
export function ChapterToolbar({ chapters, locale, t }: Props) {
  const minutes = sumMinutes(
    chapters.map(({ texts }) => texts),
    locale,
  )
  const [before = '', after = ''] = t('chapters.goOn', { title: titleSlot }).split(titleSlot)
  return (
    <div className={styles.bar} data-no-print>
      <p>{t('chapters.length', { chapters: chapters.length, minutes })}</p>
      <p className={styles.goOn} data-go-on hidden>
        <a href="#letter">
          {before}
          <span data-go-on-title />
          {after}
        </a>
      </p>
      <p className={styles.tools} data-fold-tools hidden>
        {ways.map(({ fold, label }) => (
          // biome-ignore lint/correctness/noRestrictedElements: a document loads no Mantine.
          <button key={fold} type="button" data-fold={fold}>
            {t(label)}
          </button>
        ))}
      </p>
    </div>
  )
}
