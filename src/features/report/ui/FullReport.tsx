import type { Locale } from '@/core/locale'
import type { Translate } from '@/ui/namespaces'
import type { FullView } from '../schema'
import { Colophon, DeleteLink, ReviewLink, ShareLink } from './Closing'
import { HelpFirst } from './HelpFirst'
import { Keep, vipPath } from './Keep'
import styles from './Letter.module.css'
import { LetterHead } from './LetterHead'
import notices from './Notices.module.css'
import offer from './Offer.module.css'
import { ReportBody } from './ReportBody'
import { retakePath } from './RetakeOffer'

interface Props {
  view: FullView
  /** Whether this reader gets a PDF too. */
  pdf: boolean
  site: string
  /** Where the reader probably is, for the lines of help; without it, the language's main country. */
  country?: string
  locale: Locale
  t: Translate<'report'>
}

/** The whole report, as a letter to read, to keep and to print. */
export function FullReport({ view, pdf, site, country, locale, t }: Props) {
  const { title, completedAt, overall, slug, sittingId } = view
  return (
    <article className={`wrap narrow ${styles.letter}`}>
      {view.distress && <HelpFirst locale={locale} t={t} country={country} />}
      <LetterHead {...{ title, completedAt, overall, locale, t }} kind={t('head.full')} />
      {view.retake && (
        <p className={notices.caution}>
          {t('full.caution')} <a href={retakePath(slug, sittingId)}>{t('retake.action')}</a>
        </p>
      )}
      <ReportBody view={view} locale={locale} t={t} />
      <section className={`${styles.block} ${offer.keep}`}>
        <h2>{t('keep.fullTitle')}</h2>
        <p className={styles.soft}>{t('keep.mail')}</p>
        <Keep pdf={pdf ? `/api/report/${sittingId}/pdf?lang=${locale}` : vipPath} t={t} />
        <ShareLink view={view} t={t} />
        <ReviewLink slug={slug} t={t} />
        {view.own && <DeleteLink sittingId={sittingId} t={t} />}
      </section>
      <Colophon view={view} site={site} locale={locale} t={t} />
    </article>
  )
}
