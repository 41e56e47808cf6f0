import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import type { FullView } from '../schema'
import { HelpSection } from './help/HelpSection'
import styles from './parts/Letter.module.css'
import { ReportHead } from './parts/ReportHead'
import { ReportBody } from './ReportBody'

interface Props {
  view: FullView
  locale: Locale
  t: Translate<'report'>
}

/**
 * Renders the sample of a full report, with invented answers and marked as such. The page is a static document, so no
 * part of it is a client component.
 */
export function SampleReport({ view, locale, t }: Props) {
  const { slug, title, head, portrait } = view
  return (
    <article className={`wrap narrow ${styles.letter}`}>
      <p className="notice">{t('sample.notice')}</p>
      <HelpSection view={view} locale={locale} t={t} />
      <ReportHead title={title} head={head} portrait={portrait} locale={locale} t={t} kind={t('head.sample')} />
      <ReportBody view={view} locale={locale} t={t} />
      <p>
        <a className="button" href={`/tests/${slug}`}>
          {t('sample.action')}
        </a>
      </p>
    </article>
  )
}
