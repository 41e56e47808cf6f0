import type { Help } from '@/core/instrument'
import type { Translate } from '@/core/texts/namespaces'
import { sentences } from '@/core/texts/sentences'
import type { NextSteps } from '../../schema'
import { Chapter } from '../parts/Chapter'
import styles from '../parts/Ends.module.css'

interface Props {
  next: NextSteps
  /** Whether the report itself has a plan to try, so that the reader need not choose. */
  planned?: boolean
  /** Form of help on the page; if it comes first, it has already named who can help. */
  help: Help
  t: Translate<'report'>
}

/** Renders the end of a report: next steps for the reader. */
export function NextStep({ next: { articles, test }, planned = false, help, t }: Props) {
  return (
    <Chapter id="next" title={t('support.title')}>
      {!planned && <p>{t('support.try')}</p>}
      <p>{help === 'first' ? t('support.share') : sentences(t('support.share'), t('support.doctor'))}</p>
      {articles.length > 0 && (
        <>
          <h3>{t('next.read')}</h3>
          <ul className={styles.onward}>
            {articles.map(({ id, title, minutes }) => (
              <li key={id}>
                <a href={`/column/articleDetail/${id}`}>{title}</a> <span>{t('next.minutes', { minutes })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {test && (
        <p className={styles.onward}>
          <a href={`/tests/${test.slug}`}>{t('next.test', { title: test.title })}</a>
        </p>
      )}
    </Chapter>
  )
}
