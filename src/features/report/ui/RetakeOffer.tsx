import type { ReactNode } from 'react'
import type { Translate } from '@/core/texts/namespaces'
import { LinkButton } from '@/ui/app/LinkButton'
import type { SummaryView } from '../schema'
import styles from './offer/Notices.module.css'

interface Props {
  view: Pick<SummaryView, 'slug' | 'sittingId' | 'signs'>
  t: Translate<'report'>
  /** The summary, folded until the reader opens it. */
  children: ReactNode
}

/**
 * Renders the offer of a retake before the result when the answers are inconsistent, with the signs found in them.
 * Nothing on that page has a price.
 */
export function RetakeOffer({ view: { slug, sittingId, signs }, t, children }: Props) {
  return (
    <>
      <section className={styles.retake}>
        <h1>{t('retake.title')}</h1>
        <p className="lede">{t('retake.text')}</p>
        <div className={styles.signs}>
          <p>{t('retake.seen')}</p>
          <ul>
            {signs.map((sign) => (
              <li key={sign}>{t(`retake.signs.${sign}`)}</li>
            ))}
          </ul>
          <p>{t('retake.free')}</p>
        </div>
        <p>
          <LinkButton href={retakePath(slug, sittingId)}>{t('retake.action')}</LinkButton>
        </p>
      </section>
      <details className={styles.anyway}>
        <summary>{t('retake.show')}</summary>
        {children}
      </details>
    </>
  )
}

export const retakePath = (slug: string, sittingId: string): string => `/tests/${slug}/run?retake=${sittingId}`
