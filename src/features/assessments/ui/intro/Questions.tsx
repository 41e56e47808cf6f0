import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { FoldedQuestions } from '../FoldedQuestions'
import styles from './Intro.module.css'
import type { IntroTest } from './intro-test'

interface Props {
  locale: Locale
  questions: IntroTest['questions']
}

/** Renders the questions that people ask about this test and no other. */
export async function Questions({ locale, questions }: Props) {
  const t = await texts(locale, 'tests')
  return (
    <section className={styles.part} aria-labelledby="questions">
      <h2 id="questions">{t('intro.questionsTitle')}</h2>
      <FoldedQuestions locale={locale} questions={questions} className={styles.folds} />
    </section>
  )
}
