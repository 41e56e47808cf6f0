import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './Intro.module.css'
import type { IntroTest } from './intro-test'

interface Props {
  locale: Locale
  test: IntroTest
}

/** How the test is made: purpose, construct, scoring, limits, version; closed until somebody wants to know. */
export async function Science({ locale, test }: Props) {
  const t = await texts(locale, 'tests')
  return (
    <section className={styles.part} aria-labelledby="science">
      <h2 id="science">{t('intro.scienceTitle')}</h2>
      <div className={styles.folds}>
        {(['purpose', 'construct', 'scoring', 'limits'] as const).map((part) => (
          <details key={part}>
            <summary>{t(`intro.${part}`)}</summary>
            <p>{test.science[part]}</p>
          </details>
        ))}
        <details>
          <summary>{t('intro.version')}</summary>
          <p>{t('intro.versionText', { version: test.version, items: test.items, scored: test.scored })}</p>
        </details>
        <p className={styles.more}>
          <a href={`/tests/${test.slug}/science`}>{t('intro.scienceMore')}</a>
        </p>
      </div>
    </section>
  )
}
