import { listText } from '@/core/charts/card-words'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { LocalTime } from '@/ui/LocalTime'
import type { HeadView } from '../../schema'
import styles from './Letter.module.css'
import { Phrase } from './Phrase'

interface Props {
  /** Kind of document: a summary, a full report, a sample. */
  kind: string
  title: string
  /** Absent in a sample, which was made at no time. */
  completedAt?: string
  /** null where nothing is summed up. */
  head: HeadView | null
  /** A sentence from the scores, the headline where nothing is summed up. */
  portrait: string | null
  /** h2 where the page has another headline before it. */
  as?: 'h1' | 'h2'
  locale: Locale
  t: Translate<'report'>
}

/** Characters beyond which a headline would fill a phone by itself. */
const LONG = { cn: 30, en: 72, es: 72 } as const

/** The first thing read: a sentence a friend could say. */
export function LetterHead({ kind, title, completedAt, head, portrait, as: Heading = 'h1', locale, t }: Props) {
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
        <p className={styles.soft}>{t('head.parts', { list: listText(head.parts, locale) })}</p>
      )}
    </header>
  )
}
