import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { Link } from '@/ui/app/Link'
import { LinkButton } from '@/ui/app/LinkButton'
import type { SummaryView } from '../../schema'
import { KeepActions } from '../keep/KeepActions'
import { MoveResultLink } from '../keep/MoveResultLink'
import { AccessNotice, paymentPath } from './AccessNotice'
import { Offer, type OfferPrice, offerId } from './Offer'
import styles from './Offer.module.css'
import { UnlockButton } from './UnlockButton'

interface Props {
  view: SummaryView
  /** null if the report is not for sale. */
  price: OfferPrice | null
  t: Translate<'report'>
}

const isSold = ({ access, retake }: SummaryView, price: OfferPrice | null): price is OfferPrice =>
  (access === 'offer' || access === 'refunded') && !retake && price !== null

/**
 * Renders the first link to the full report, near the top of the page, if it may be offered; it leads to the offer
 * below. The link itself spends nothing, because a scrolling thumb can hit it.
 */
export function OfferLink({ view, price, t }: Props) {
  if (!view.offer || view.access === 'refunded' || !isSold(view, price)) return null
  return (
    <section className={styles.way} data-no-print>
      {view.light && <p>{t('offer.light')}</p>}
      <LinkButton href={`#${offerId}`}>{t('offer.way')}</LinkButton>
      <p className={styles.small}>{price.line}</p>
    </section>
  )
}

/**
 * Renders the end of the summary: normally the offer and what stays free; if help comes first, one quiet link without a
 * price; while a retake is advised, the reason why nothing is sold; after a refund, one quiet link to buy again.
 */
export function OfferSection({ view, price, locale, t }: Props & { locale: Locale }) {
  const { access, sittingId, help, offer, retake, slug } = view
  const credits = price?.credits ?? 0
  const sold = isSold(view, price)
  const returned = access === 'refunded'
  if (sold && offer && !returned) {
    return <Offer view={view} price={price} locale={locale} t={t} />
  }
  return (
    <section className={styles.keep}>
      {help !== 'none' && !retake && <AccessNotice view={view} credits={credits} locale={locale} t={t} />}
      {retake && access === 'offer' && (
        <>
          <h2>{t('unsold.title')}</h2>
          <p>{t('unsold.text')}</p>
        </>
      )}
      <p className={styles.small}>{t('keep.browser')}</p>
      <KeepActions t={t} />
      {price?.anonymous && <MoveResultLink sittingId={sittingId} />}
      {sold && offer && <AgainLink sittingId={sittingId} credits={credits} t={t} />}
      {sold && !offer && <LaterOffer sittingId={sittingId} slug={slug} credits={credits} t={t} />}
    </section>
  )
}

interface AgainProps extends Pick<Props, 't'> {
  sittingId: string
  /** Number of reports left in the account: one of them opens this report without payment. */
  credits: number
}

/** Renders a quiet link to buy again after a refund or a returned credit; the page does not push the sale at once. */
const AgainLink = ({ sittingId, credits, t }: AgainProps) =>
  credits > 0 ? (
    <UnlockButton sittingId={sittingId} quiet>
      {t('offer.credit', { left: credits })}
    </UnlockButton>
  ) : (
    <p className={styles.small}>
      <Link href={paymentPath(sittingId)}>{t('access.refunded.again')}</Link>
    </p>
  )

interface LaterOfferProps {
  sittingId: string
  slug: string
  /** Number of reports left in the account: one of them opens this report without payment. */
  credits: number
  t: Translate<'report'>
}

/** Renders one quiet link to the full report, folded and without a price, if help comes first. */
function LaterOffer({ sittingId, slug, credits, t }: LaterOfferProps) {
  return (
    <details className={styles.folded}>
      <summary>{t('later.title')}</summary>
      <p>{t('later.text')}</p>
      {credits > 0 ? (
        <UnlockButton sittingId={sittingId} quiet>
          {t('offer.credit', { left: credits })}
        </UnlockButton>
      ) : (
        <p>
          <Link href={paymentPath(sittingId)}>{t('offer.about')}</Link>
        </p>
      )}
      <p>
        <a href={`/tests/${slug}/sample`}>{t('offer.sample')}</a>
      </p>
    </details>
  )
}
