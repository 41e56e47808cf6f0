import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import type { PairView } from '../schema'
import { EndButton } from './EndButton'
import styles from './Pair.module.css'
import { PairPart } from './PairPart'
import { PairTable } from './PairTable'
import share from './Share.module.css'

/** Two people's answers beside each other, in words of distance and never of fit. */
export async function Pair({ view, locale }: { view: PairView; locale: Locale }) {
  const [t, report] = await Promise.all([texts(locale, 'share'), texts(locale, 'report')])
  const { own, other, rows, title } = view
  return (
    <article className={`wrap narrow ${share.page}`}>
      <header className={share.head}>
        <p className="eyebrow">{title}</p>
        <h1>
          <bdi>{t('pair.title', { own, other })}</bdi>
        </h1>
        <p className="lede">{t('pair.lead')}</p>
      </header>
      <section className={styles.parts} aria-label={title}>
        {rows.map((row) => (
          <PairPart key={row.id} row={row} names={{ own: t('pair.you'), other }} t={t} report={report} />
        ))}
        <p className={share.hint}>{t('pair.approximate')}</p>
        <PairTable view={view} t={t} report={report} />
      </section>
      <section className={styles.block}>
        <h2>{t('pair.talkTitle')}</h2>
        <p>{t('pair.talk')}</p>
      </section>
      <section className={styles.block} data-no-print>
        <h2>{t('pair.endTitle')}</h2>
        <p className={share.soft}>{t('pair.endText')}</p>
        <EndButton comparisonId={view.id} label={t('pair.end')} />
      </section>
    </article>
  )
}
