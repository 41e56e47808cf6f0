import type { Translate } from '@/core/texts/namespaces'
import { Link } from '@/ui/app/Link'
import type { SummaryView } from '../schema'
import styles from './Notices.module.css'
import { UnlockButton } from './UnlockButton'

interface Props {
  view: Pick<SummaryView, 'access' | 'sittingId'>
  /** Reports left to the account: with one of them nothing has to be paid. */
  credits: number
  t: Translate<'report'>
}

/** Where a begun, doubtful or returned payment stands; nothing when there was none. */
export function AccessNotice({ view: { access, sittingId }, credits, t }: Props) {
  switch (access) {
    case 'offer':
      return null
    case 'pending':
      return (
        <section className={styles.status}>
          <h2>{t('access.pending.title')}</h2>
          <p>{t('access.pending.text')}</p>
          {credits > 0 ? (
            <UnlockButton sittingId={sittingId}>{t('offer.credit', { left: credits })}</UnlockButton>
          ) : (
            <Link className="button" href={paymentPath(sittingId)}>
              {t('access.pending.action')}
            </Link>
          )}
        </section>
      )
    case 'checking':
      return (
        <section className={styles.status}>
          <h2>{t('access.checking.title')}</h2>
          <p>{t('access.checking.text')}</p>
          <a className="button quiet" href="/contact">
            {t('access.checking.action')}
          </a>
        </section>
      )
    default:
      return (
        <section className={styles.status}>
          <h2>{t(`access.${access}.title`)}</h2>
          <p>{t(`access.${access}.text`)}</p>
          <p>{t(`access.${access}.summary`)}</p>
        </section>
      )
  }
}

export const paymentPath = (sittingId: string): string => `/payment?report=${sittingId}`
