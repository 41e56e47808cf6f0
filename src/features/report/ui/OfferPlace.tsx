import type { Translate } from '@/ui/namespaces'
import type { SummaryView } from '../schema'
import { AccessNotice } from './AccessNotice'
import { Keep } from './Keep'
import { Offer, type Price } from './Offer'
import styles from './Offer.module.css'

interface Props {
  view: SummaryView
  /** null when it is not for sale. */
  price: Price | null
  t: Translate<'report'>
}

/**
 * The end of the summary. Two offers of the same size as a rule; folded away after a distressed result; no price at
 * all while a retake is offered or a payment is under way. After a refund the report can be had again.
 */
export function OfferPlace({ view, price, t }: Props) {
  const { access, sittingId, distress, parts, retake, slug } = view
  const credits = price?.credits ?? 0
  if ((access === 'offer' || access === 'refunded') && !retake && price) {
    const offer = <Offer {...{ sittingId, slug, price, t }} count={parts.length} />
    if (!distress) return offer
    return (
      <details className={styles.folded}>
        <summary>{t('offer.about')}</summary>
        <AccessNotice view={view} credits={credits} t={t} />
        {offer}
      </details>
    )
  }
  return (
    <section className={styles.keep}>
      {distress && !retake && <AccessNotice view={view} credits={credits} t={t} />}
      <p className={styles.small}>{t('keep.browser')}</p>
      <Keep t={t} />
    </section>
  )
}
