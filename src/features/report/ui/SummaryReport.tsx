import type { ReactNode } from 'react'
import type { InvoiceLink } from '@/core/billing/invoice'
import type { Locale } from '@/core/locale'
import { remainingNotes } from '@/core/report/chapters'
import { overallText } from '@/core/report/scores/score-words'
import type { Translate } from '@/core/texts/namespaces'
import type { NextSteps, SummaryView } from '../schema'
import { ClosedParts, PartsOverview } from './glance/PartsOverview'
import { HelpSection } from './help/HelpSection'
import { NextStep } from './keep/NextStep'
import { AccessNotice } from './offer/AccessNotice'
import type { OfferPrice } from './offer/Offer'
import { OfferLink, OfferSection } from './offer/OfferSection'
import { ContextNotes } from './parts/ContextNotes'
import { DimensionSection } from './parts/DimensionSection'
import styles from './parts/Letter.module.css'
import { Limits } from './parts/Limits'
import { PortraitFigure } from './parts/PortraitFigure'
import { ReportHead } from './parts/ReportHead'
import { RetakeOffer } from './RetakeOffer'
import { Colophon, DeleteLink, InvoiceLinks, PortraitShareLink, ReviewLink, ShareLinkAtEnd } from './story/ReportLinks'
import { WhenToTalkSection } from './story/WhenToTalkSection'

interface Props {
  view: SummaryView
  next: NextSteps
  /** Invoices and credit notes of what the reader paid, if any. */
  invoices?: readonly InvoiceLink[]
  /** null if the report is not for sale. */
  price: OfferPrice | null
  /** Question of a study, below everything that belongs to the report; absent if there is none. */
  study?: ReactNode
  site: string
  /** Country the reader is probably in, for the helplines; the language's main country if absent. */
  country?: string
  locale: Locale
  t: Translate<'report'>
}

/** Renders the free summary. Help comes before everything, a retake before the result, and no price is near help. */
export function SummaryReport({ view, next, invoices = [], price, study, site, country, locale, t }: Props) {
  const { retake, slug, sittingId, help, limits } = view
  const offer = <OfferSection key="offer" view={view} price={price} locale={locale} t={t} />
  const doubt = <Limits key="limits" limits={limits} t={t} />
  const all = (
    <>
      <SummaryLetter view={view} price={price} locale={locale} t={t} />
      {/* With help on the page, the link to the paid offer comes after everything else. */}
      {help === 'none' ? [offer, doubt] : [doubt, offer]}
      <details className={styles.more} data-no-print>
        <summary>{t('more')}</summary>
        <div className={styles.after}>
          <ShareLinkAtEnd view={view} t={t} />
          <ReviewLink slug={slug} t={t} />
          <InvoiceLinks invoices={invoices} t={t} />
          <DeleteLink sittingId={sittingId} t={t} />
        </div>
      </details>
      {study}
      <NextStep next={next} planned={view.opening !== null} help={help} locale={locale} t={t} />
      <Colophon view={view} site={site} locale={locale} t={t} />
    </>
  )
  return (
    <article className={`wrap narrow ${styles.letter}`} data-help={help === 'none' ? undefined : help}>
      <HelpSection view={view} country={country} locale={locale} t={t} />
      {retake ? (
        <RetakeOffer view={view} t={t}>
          <div className={`${styles.letter} ${styles.folded}`}>{all}</div>
        </RetakeOffer>
      ) : (
        all
      )}
    </article>
  )
}

function SummaryLetter({ view, price, locale, t }: Pick<Props, 'view' | 'price' | 'locale' | 't'>) {
  const { head, portrait, opening, overall, free, parts, title, completedAt, toRead } = view
  const helped = view.help !== 'none'
  const closed = parts.filter(({ id }) => id !== free.id)
  const talk = (
    <>
      <WhenToTalkSection view={view} t={t} />
      <ContextNotes notes={remainingNotes(view)} t={t} />
    </>
  )
  return (
    <>
      <ReportHead
        title={title}
        completedAt={completedAt}
        head={head}
        portrait={portrait}
        locale={locale}
        t={t}
        kind={t('head.summary')}
        as={view.retake ? 'h2' : 'h1'}
      />
      {helped ? talk : <AccessNotice view={view} credits={price?.credits ?? 0} locale={locale} t={t} />}
      <div className={styles.opening}>
        <PortraitFigure view={view} t={t} />
        <PortraitShareLink view={view} t={t} />
        {opening && <p>{opening}</p>}
        {overall && <p className={styles.soft}>{overallText(overall, t)}</p>}
        <OfferLink view={view} price={price} t={t} />
      </div>
      {!helped && (
        <section className={`${styles.block} ${styles.glance}`}>
          <h2>{t('contents.glance')}</h2>
          <PartsOverview parts={[free]} locale={locale} t={t} />
          <ClosedParts parts={closed} opens t={t} />
        </section>
      )}
      <section className={styles.block}>
        <h2>{t('summary.freeTitle')}</h2>
        <DimensionSection dimension={free} order={0} article={toRead.parts[free.id]} of={view} locale={locale} t={t} />
      </section>
      {helped && closed.length > 0 && (
        <section className={styles.block}>
          <h2>{t('summary.othersTitle')}</h2>
          <ClosedParts parts={closed} opens={false} t={t} />
        </section>
      )}
      {!helped && talk}
    </>
  )
}
