import type { ReactNode } from 'react'
import type { InvoiceLink } from '@/core/billing/invoice'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { PrintButton } from '@/ui/print/PrintButton'
import { Sentence } from '@/ui/Sentence'
import type { FullView, NextSteps } from '../schema'
import { ChapterScript } from './chapters/ChapterScript'
import { HelpSection } from './help/HelpSection'
import { KeepActions, vipPath } from './keep/KeepActions'
import { NextStep } from './keep/NextStep'
import { PrintedPageLinks } from './keep/PrintedPageLinks'
import notices from './offer/Notices.module.css'
import offer from './offer/Offer.module.css'
import styles from './parts/Letter.module.css'
import { ReportHead } from './parts/ReportHead'
import { ReportBody } from './ReportBody'
import { retakePath } from './RetakeOffer'
import { Colophon, DeleteLink, InvoiceLinks, PortraitShareLink, ReviewLink, ShareLinkAtEnd } from './story/ReportLinks'

interface Props {
  view: FullView
  next: NextSteps
  /** Invoices and credit notes of what the reader paid, if any. */
  invoices?: readonly InvoiceLink[]
  /** Whether this reader may download a PDF. */
  pdf: boolean
  /** Form for the mails about the week; absent if none are offered. */
  reminder?: ReactNode
  /** Question of a study, below everything that belongs to the report; absent if there is none. */
  study?: ReactNode
  site: string
  /** Country the reader is probably in, for the helplines; the language's main country if absent. */
  country?: string
  locale: Locale
  t: Translate<'report'>
}

/** Renders the full report, as a letter to read, keep and print. It ends with a next step. */
export function FullReport({ view, next, invoices = [], pdf, reminder, study, site, country, locale, t }: Props) {
  const { title, completedAt, head, portrait, help, slug, sittingId } = view
  const download = pdf ? `/api/report/${sittingId}/pdf?lang=${locale}` : vipPath
  return (
    <article className={`wrap narrow ${styles.letter}`} data-help={help === 'none' ? undefined : help}>
      <HelpSection view={view} country={country} locale={locale} t={t} />
      <ReportHead
        title={title}
        completedAt={completedAt}
        head={head}
        portrait={portrait}
        locale={locale}
        t={t}
        kind={t('head.full')}
      />
      {view.retake && (
        <p className={notices.caution}>
          <Sentence text={t('full.caution')}>
            <a href={retakePath(slug, sittingId)}>{t('retake.action')}</a>
          </Sentence>
        </p>
      )}
      <ReportBody
        view={view}
        share={<PortraitShareLink view={view} t={t} />}
        calendar={`/api/report/${sittingId}/calendar`}
        reminder={reminder}
        print={(id) => <PrintButton label={t('handOver.print')} only={id} />}
        locale={locale}
        t={t}
      />
      <section className={`${styles.block} ${offer.keep}`} id="keep">
        <h2>{t('keep.fullTitle')}</h2>
        <p className={styles.soft}>{t('keep.mail')}</p>
        {/* If help comes first, nothing on the page links to a paid offer. */}
        <KeepActions {...(pdf || help === 'none' ? { pdf: download } : {})} t={t} />
        <PrintedPageLinks view={view} member={pdf} locale={locale} t={t} />
        <details className={styles.more}>
          <summary>{t('more')}</summary>
          <div className={styles.after}>
            <ShareLinkAtEnd view={view} t={t} />
            <ReviewLink slug={slug} t={t} />
            <InvoiceLinks invoices={invoices} t={t} />
            {view.own && <DeleteLink sittingId={sittingId} t={t} />}
          </div>
        </details>
      </section>
      {study}
      <NextStep next={next} planned={view.story?.plan != null} help={help} locale={locale} t={t} />
      <Colophon view={view} site={site} locale={locale} t={t} />
      <ChapterScript report={sittingId} />
    </article>
  )
}
