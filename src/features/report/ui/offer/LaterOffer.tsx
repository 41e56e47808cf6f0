import type { Translate } from '@/core/texts/namespaces'
import { Link } from '@/ui/app/Link'
import { paymentPath } from './AccessNotice'
import styles from './Offer.module.css'
import { UnlockButton } from './UnlockButton'

interface Props {
  sittingId: string
  slug: string
  /** Reports left to the account: one of them opens this one without paying. */
  credits: number
  t: Translate<'report'>
}

/** One quiet way to the full report, folded and without a price, where help stands first. */
export function LaterOffer({ sittingId, slug, credits, t }: Props) {
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
