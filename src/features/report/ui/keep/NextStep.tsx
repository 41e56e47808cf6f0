import type { HelpLevel } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { Phrase } from '@/ui/Phrase'
import type { NextSteps } from '../../schema'
import styles from '../parts/Ends.module.css'
import { ReportSection } from '../parts/ReportSection'

interface Props {
  next: NextSteps
  /** Whether the report itself has a plan to try, so that the reader need not choose. */
  planned?: boolean
  /** Form of help on the page; if it comes first, it has already named who can help. */
  help: HelpLevel
  locale: Locale
  t: Translate<'report'>
}

/** Renders the end of a report: next steps for the reader. */
export function NextStep({ next: { articles, test }, planned = false, help, locale, t }: Props) {
  return (
    <ReportSection id="next" title={t('support.title')}>
      <p className={styles.last} data-pulled>
        {planned ? t('support.share') : t('support.try')}
      </p>
      {!planned && <p>{t('support.share')}</p>}
      {help !== 'first' && <p>{t('support.doctor')}</p>}
      {articles.length > 0 && (
        <>
          <h3>{t('next.read')}</h3>
          <ul className={styles.onward}>
            {articles.map(({ id, title, minutes }) => (
              <li key={id}>
                <a className="words" href={`/column/articleDetail/${id}`}>
                  <Phrase text={title} locale={locale} />
                </a>{' '}
                <span>{t('next.minutes', { minutes })}</span>
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
    </ReportSection>
  )
}
