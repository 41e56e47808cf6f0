import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import styles from './Home.module.css'

const numbers = [1, 2, 3, 4, 5] as const

/** What people ask before they begin. */
export async function Questions({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'home')
  return (
    <section className={`wrap section ${styles.split}`} aria-labelledby="questions">
      <h2 id="questions">{t('questions.title')}</h2>
      <div className={styles.questions}>
        {numbers.map((n) => (
          <details key={n}>
            <summary>{t(`questions.q${n}`)}</summary>
            <p>{t(`questions.a${n}`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
