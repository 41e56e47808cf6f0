import type { Chapter } from '@/content/articles/article-html'
import styles from './Contents.module.css'

interface ContentsProps {
  label: string
  chapters: readonly Chapter[]
}

/** Renders the chapters of an article: folded above the text on narrow screens, open beside it on wide ones. */
export function Contents({ label, chapters }: ContentsProps) {
  return (
    <div className={styles.contents}>
      <nav className={styles.folded} aria-label={label}>
        <details>
          <summary>{label}</summary>
          <Chapters chapters={chapters} />
        </details>
      </nav>
      <nav className={styles.open} aria-labelledby="contents">
        <h2 id="contents">{label}</h2>
        <Chapters chapters={chapters} />
      </nav>
    </div>
  )
}

const Chapters = ({ chapters }: Pick<ContentsProps, 'chapters'>) => (
  <ol>
    {chapters.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ol>
)
