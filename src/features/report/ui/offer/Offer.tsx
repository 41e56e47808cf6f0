import type { ReportContents } from '@/core/report/contents'
import type { Translate } from '@/core/texts/namespaces'
import { LinkButton } from '@/ui/app/LinkButton'
import { Keep } from '../keep/Keep'
import { MoveResult } from '../keep/MoveResult'
import { paymentPath } from './AccessNotice'
import styles from './Offer.module.css'
import { Opens, StaysFree } from './Opens'
import { UnlockButton } from './UnlockButton'

/** Facts about the price on the summary page; the server's catalogue decides the price again at payment. */
export interface Price {
  /** Formatted amount: `$4.99`. */
  amount: string
  /** List price, shown to a visitor who pays less; null otherwise. */
  list: string | null
  refundDays: number
  /** Number of reports left in the account. */
  credits: number
  /** Whether the visitor is signed out: a new account would come with free reports. */
  anonymous: boolean
}

interface Props {
  sittingId: string
  slug: string
  contents: ReportContents
  /** Whether the report of these answers will be short; the page says so before the price. */
  light: boolean
  price: Price
  t: Translate<'report'>
}

/** Element id of the offer on its page. */
export const offerId = 'offer'

/**
 * Renders two choices of the same size: unlock the full report (without payment first, if possible), or keep the free
 * part.
 */
export function Offer({ sittingId, slug, contents, light, price, t }: Props) {
  return (
    <section className={styles.choices} id={offerId}>
      <div className={styles.choice}>
        <h2>{t('offer.title')}</h2>
        {light && <p>{t('offer.light')}</p>}
        <p className={styles.price}>
          {price.list && (
            <>
              <span className="visually-hidden">{t('offer.instead')}</span> <s>{price.list}</s>{' '}
            </>
          )}
          {t('offer.once', { price: price.amount })}
        </p>
        <Opens contents={contents} t={t} />
        <ul className={styles.small}>
          <li>{t('offer.renews')}</li>
          <li>{t('offer.refund', { days: price.refundDays })}</li>
          <li>
            <a href="/refunds">{t('offer.refundLink')}</a>
          </li>
        </ul>
        {price.anonymous && <p>{t('offer.account')}</p>}
        <div className={styles.actions}>
          {price.anonymous && (
            <LinkButton href={`/register?next=${encodeURIComponent(`/report/${sittingId}`)}`}>
              {t('offer.register')}
            </LinkButton>
          )}
          {price.credits > 0 ? (
            <UnlockButton sittingId={sittingId}>{t('offer.credit', { left: price.credits })}</UnlockButton>
          ) : (
            <LinkButton variant={price.anonymous ? 'default' : 'filled'} href={paymentPath(sittingId)}>
              {t('offer.unlock')}
            </LinkButton>
          )}
          <LinkButton variant="transparent" href={`/tests/${slug}/sample`}>
            {t('offer.sample')}
          </LinkButton>
        </div>
      </div>
      <div className={styles.choice}>
        <h2>{t('keep.title')}</h2>
        <StaysFree signedIn={!price.anonymous} t={t} />
        <p className={styles.small}>{t('keep.browser')}</p>
        <Keep t={t} />
        {price.anonymous && <MoveResult sittingId={sittingId} />}
      </div>
    </section>
  )
}
