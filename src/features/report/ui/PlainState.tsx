import type { Translate } from '@/core/texts/namespaces'
import type { ClosedView } from '../schema'
import styles from './Notices.module.css'

/** There is no report yet: the way back to the open questions. */
export function Unfinished({ slug, t }: { slug: string; t: Translate<'report'> }) {
  return (
    <section className={`wrap narrow ${styles.quiet}`}>
      <h1>{t('unfinished.title')}</h1>
      <p className="lede">{t('unfinished.text')}</p>
      <a className="button" href={`/tests/${slug}/run`}>
        {t('unfinished.action')}
      </a>
    </section>
  )
}

/** For the holder of a mailed link whose report was closed by a refund, the team or a dispute. */
export function Closed({ view, t }: { view: ClosedView; t: Translate<'report'> }) {
  return (
    <section className={`wrap narrow ${styles.quiet}`}>
      <p className="eyebrow">{view.title}</p>
      <h1>{t(`access.${view.reason}.title`)}</h1>
      <p className="lede">{t(`access.${view.reason}.text`)}</p>
      <a className="button quiet" href="/contact">
        {t('access.checking.action')}
      </a>
    </section>
  )
}
