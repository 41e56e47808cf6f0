import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './Intro.module.css'
import type { IntroTest } from './intro-test'

interface Props {
  locale: Locale
  test: IntroTest
}

/**
 * Renders the topics a test covers and those it leaves out, whom it is for and not for, and the areas of the report.
 */
export async function Scope({ locale, test }: Props) {
  const t = await texts(locale, 'tests')
  return (
    <>
      <section className={styles.pair}>
        <div>
          <h2>{t('intro.whatTitle')}</h2>
          <ul className={styles.measures}>
            {test.measures.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t('intro.notTitle')}</h2>
          <ul className={styles.leaves}>
            {test.notMeasures.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t('intro.forTitle')}</h2>
          <p>{test.forWhom}</p>
        </div>
        <div>
          <h2>{t('intro.notForTitle')}</h2>
          <p>
            {test.notForWhom} <a href="/help-now">{t('intro.notForHelp')}</a>
          </p>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="areas">
        <h2 id="areas">{t('intro.areasTitle')}</h2>
        <dl className={styles.areas}>
          {test.areas.map(({ id, name, about }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
