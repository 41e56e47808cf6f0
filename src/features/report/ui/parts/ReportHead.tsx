import { formatList } from '@/core/charts/card-words'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { LocalTime } from '@/ui/LocalTime'
import { Phrase } from '@/ui/Phrase'
import type { OpeningView } from '../../schema'
import styles from './Letter.module.css'

interface Props {
  /** Kind of document: a summary, a full report, a sample. */
  kind: string
  title: string
  /** Absent in a sample, which has no date. */
  completedAt?: string
  /** null if there is no summing up. */
  head: OpeningView | null
  /** Sentence from the scores; the headline if there is no summing up. */
  portrait: string | null
  /** h2 if another headline comes first on the page. */
  as?: 'h1' | 'h2'
  locale: Locale
  t: Translate<'report'>
}

/** Number of characters beyond which a headline would fill a phone screen by itself. */
const LONG = { cn: 30, en: 72, es: 72 } as const

/** Renders the head of a report. Its headline is a sentence in plain words, as a friend might say it. */
export function ReportHead({ kind, title, completedAt, head, portrait, as: Heading = 'h1', locale, t }: Props) {
  const headline = head?.headline ?? portrait ?? t('head.plain')
  return (
    <header className={styles.head}>
      <div className={styles.dateline}>
        <p className="eyebrow">
          {title} · {kind}
        </p>
        {completedAt && <LocalTime at={completedAt} locale={locale} />}
      </div>
      <Heading className={headline.length > LONG[locale] ? styles.long : undefined}>
        <Phrase text={headline} locale={locale} />
      </Heading>
      {head && <p className="lede">{head.body}</p>}
      {head && head.parts.length > 0 && (
        <p className={styles.soft}>{t('head.parts', { list: formatList(head.parts, locale) })}</p>
      )}
    </header>
  )
}
