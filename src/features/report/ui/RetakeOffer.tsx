import type { ReactNode } from 'react'
import type { Translate } from '@/core/texts/namespaces'
import styles from './Notices.module.css'

interface Props {
  slug: string
  sittingId: string
  t: Translate<'report'>
  /** The summary, folded until it is asked for. */
  children: ReactNode
}

/** Comes before the result when the answers do not hang together; nothing on that page has a price. */
export function RetakeOffer({ slug, sittingId, t, children }: Props) {
  return (
    <>
      <section className={styles.retake}>
        <h1>{t('retake.title')}</h1>
        <p className="lede">{t('retake.text')}</p>
        <p>
          <a className="button" href={retakePath(slug, sittingId)}>
            {t('retake.action')}
          </a>
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
