import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import type { SummaryView } from '../schema'
import { AccessNotice } from './AccessNotice'
import { CareFirst } from './CareFirst'
import { Closing, Colophon, DeleteLink, ReviewLink, ShareLink } from './Closing'
import { ContextNotes } from './ContextNotes'
import { OverallHill } from './charts/OverallHill'
import { DimensionSection } from './DimensionSection'
import styles from './Letter.module.css'
import { LetterHead } from './LetterHead'
import type { Price } from './Offer'
import { OfferPlace } from './OfferPlace'
import { ReadingGuide } from './ReadingGuide'
import { RetakeOffer } from './RetakeOffer'
import { TalkSection } from './TalkSection'

interface Props {
  view: SummaryView
  /** null when it is not for sale. */
  price: Price | null
  site: string
  /** Where the reader probably is, for the lines of help; without it, the language's main country. */
  country?: string
  locale: Locale
  t: Translate<'report'>
}

/** The free summary. Help comes before all, a retake before the result, and a price only after everything that is free. */
export function SummaryReport({ view, price, site, country, locale, t }: Props) {
  const { retake, slug, sittingId } = view
  const letter = <SummaryLetter view={view} credits={price?.credits ?? 0} locale={locale} t={t} />
  const end = (
    <>
      <OfferPlace view={view} price={price} t={t} />
      <div className={styles.after} data-no-print>
        <ShareLink view={view} t={t} />
        <ReviewLink slug={slug} t={t} />
        <DeleteLink sittingId={sittingId} t={t} />
      </div>
      <Colophon view={view} site={site} locale={locale} t={t} />
    </>
  )
  return (
    <article className={`wrap narrow ${styles.letter}`} data-help={view.help === 'none' ? undefined : view.help}>
      <CareFirst view={view} country={country} locale={locale} t={t} />
      {retake ? (
        <RetakeOffer slug={slug} sittingId={sittingId} t={t}>
          <div className={`${styles.letter} ${styles.folded}`}>
            {letter}
            {end}
          </div>
        </RetakeOffer>
      ) : (
        <>
          {letter}
          {end}
        </>
      )}
    </article>
  )
}

function SummaryLetter({ view, credits, locale, t }: Pick<Props, 'view' | 'locale' | 't'> & { credits: number }) {
  const { overall, head, free, parts, limits, title, completedAt } = view
  const others = parts.filter(({ id }) => id !== free.id)
  const helped = view.help !== 'none'
  // The soft form has said already what it is there for.
  const notes = view.help === 'soft' ? view.context.filter(({ calls }) => !calls) : view.context
  const talk = (
    <>
      <TalkSection view={view} t={t} />
      <ContextNotes notes={notes} t={t} />
    </>
  )
  return (
    <>
      <LetterHead
        {...{ title, completedAt, head, locale, t }}
        kind={t('head.summary')}
        as={view.retake ? 'h2' : 'h1'}
      />
      {helped ? talk : <AccessNotice view={view} credits={credits} t={t} />}
      {overall && (
        <section aria-label={t('chart.title')}>
          <OverallHill level={overall.level} t={t} />
        </section>
      )}
      <section className={styles.block}>
        <h2>{t('summary.freeTitle')}</h2>
        <DimensionSection dimension={free} t={t} legend talk={false} />
      </section>
      <section className={styles.block}>
        <h2>{t('summary.othersTitle')}</h2>
        <ul className={styles.names}>
          {others.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <p className={styles.soft}>{t('summary.othersText')}</p>
      </section>
      {!helped && talk}
      <ReadingGuide t={t} />
      <Closing limits={limits} t={t} />
    </>
  )
}
