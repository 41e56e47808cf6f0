import type { Locale } from '@/core/locale'
import { JsonLd } from '@/seo/json-ld'
import { faqJsonLd } from '@/seo/site-json-ld'
import { texts } from '@/server/i18n'
import styles from './Intro.module.css'
import type { IntroTest } from './intro-test'

interface Props {
  locale: Locale
  questions: IntroTest['questions']
}

/** What people ask about this test and no other; search engines are told the same words. */
export async function Questions({ locale, questions }: Props) {
  const t = await texts(locale, 'tests')
  return (
    <section className={styles.part} aria-labelledby="questions">
      <h2 id="questions">{t('intro.questionsTitle')}</h2>
      <div className={styles.folds}>
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
