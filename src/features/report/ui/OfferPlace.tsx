import type { Translate } from '@/core/texts/namespaces'
import type { SummaryView } from '../schema'
import { AccessNotice } from './AccessNotice'
import { Keep } from './Keep'
import { LaterOffer } from './LaterOffer'
import { Offer, type Price } from './Offer'
import styles from './Offer.module.css'

interface Props {
  view: SummaryView
  /** null when it is not for sale. */
  price: Price | null
  t: Translate<'report'>
}

/**
 * The end of the summary. Two offers of the same size as a rule; where help stands first one quiet link without a
 * price; while a retake is advised the reason why nothing is sold. After a refund the report can be had again.
 */
export function OfferPlace({ view, price, t }: Props) {
  const { access, sittingId, help, offer, parts, retake, slug } = view
  const credits = price?.credits ?? 0
  const sold = (access === 'offer' || access === 'refunded') && !retake && price !== null
  if (sold && offer) return <Offer {...{ sittingId, slug, price, t }} count={parts.length} />
  return (
    <section className={styles.keep}>
      {help !== 'none' && !retake && <AccessNotice view={view} credits={credits} t={t} />}
      {retake && access === 'offer' && (
        <>
          <h2>{t('unsold.title')}</h2>
          <p>{t('unsold.text')}</p>
        </>
      )}
      <p className={styles.small}>{t('keep.browser')}</p>
      <Keep t={t} />
      {sold && <LaterOffer {...{ sittingId, slug, credits, t }} />}
    </section>
  )
}
