import type { Locale } from '@/core/locale'
import { JsonLd } from '@/seo/json-ld'
import { faqJsonLd } from '@/seo/site-json-ld'
import { texts } from '@/server/i18n'
import { RichText } from '@/ui/document/RichText'
import styles from './Home.module.css'

const numbers = [1, 2, 3, 4, 5] as const

/** What people ask before they begin; search engines are told the same words. */
export async function Questions({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'home')
  const questions = numbers.map((n) => ({ question: t(`questions.q${n}`), answer: t(`questions.a${n}`) }))
  return (
    <section className={`wrap ${styles.split}`} aria-labelledby="questions">
      <div className={styles.beside}>
        <h2 id="questions">{t('questions.title')}</h2>
        <p>
          <RichText text={t('questions.more')} />
        </p>
      </div>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <JsonLd data={faqJsonLd(locale, questions)} />
    </section>
  )
}
