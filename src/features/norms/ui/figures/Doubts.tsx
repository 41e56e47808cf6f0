import { languageFor } from '@/core/locale'
import { whole } from '@/core/number-text'
import type { PublicNorms } from '@/core/psychometrics/public-norms'
import styles from './Figures.module.css'
import type { Words } from './told'

/** What may not be concluded: across languages, and from a shorter test. */
export function Doubts({ dif, locale, t }: Words & { dif: PublicNorms['dif'] }) {
  return (
    <>
      <section className={styles.part} aria-labelledby="dif">
        <h2 id="dif">{t('dif.title')}</h2>
        <div className="stack">
          {dif === null || dif.length === 0 ? (
            <p>{t('dif.none')}</p>
          ) : (
            <>
              <ul className={styles.lines}>
                {dif.map(({ other, n, items }) => {
                  const [a, b, c] = (['A', 'B', 'C'] as const).map(
                    (verdict) => items.filter((item) => item.verdict === verdict).length,
                  )
                  const language = languageFor(locale, other)
                  return (
                    <li key={other}>
                      {t('dif.row', { language, n: whole(n, locale), a: a ?? 0, b: b ?? 0, c: c ?? 0 })}
                    </li>
                  )
                })}
              </ul>
              <p className={styles.soft}>{t('dif.means')}</p>
            </>
          )}
        </div>
      </section>
      <section className={styles.part} aria-labelledby="adaptive">
        <h2 id="adaptive">{t('adaptive.title')}</h2>
        <p>{t('adaptive.p1')}</p>
      </section>
    </>
  )
}
