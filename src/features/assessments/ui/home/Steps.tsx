import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './Steps.module.css'

/** Shows the course of a test in three steps. */
export async function Steps({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'home')
  return (
    <section className={styles.band} id="how" aria-labelledby="how-title">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="how-title">{t('how.title')}</h2>
        <ol className={styles.steps}>
          {(['s1', 's2', 's3'] as const).map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{t(`how.${step}.title`)}</h3>
              <p>{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
