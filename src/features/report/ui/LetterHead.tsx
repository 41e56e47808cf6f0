import { dayOfMoment } from '@/core/dates'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/ui/namespaces'
import styles from './Letter.module.css'
import { Phrase } from './Phrase'

interface Props {
  /** What this is: a summary, a full report, a sample. */
  kind: string
  title: string
  /** Absent in a sample, which was made at no time. */
  completedAt?: string
  overall: { headline: string; body: string } | null
  /** h2 where the page has another headline before it. */
  as?: 'h1' | 'h2'
  locale: Locale
  t: Translate<'report'>
}

/** The first thing read: a sentence a friend could say. */
export function LetterHead({ kind, title, completedAt, overall, as: Heading = 'h1', locale, t }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.dateline}>
        <p className="eyebrow">
          {title} · {kind}
        </p>
        {completedAt && <time dateTime={completedAt}>{dayOfMoment(completedAt, locale, 'UTC')}</time>}
      </div>
      <Heading>
        <Phrase text={overall?.headline ?? t('head.plain')} locale={locale} />
      </Heading>
      {overall && <p className="lede">{overall.body}</p>}
    </header>
  )
}
