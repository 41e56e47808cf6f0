import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { RichText } from '@/ui/document/RichText'
import { FoldedQuestions } from '../FoldedQuestions'
import styles from './Home.module.css'

const numbers = [1, 2, 3, 4, 5] as const

/** Questions people ask before they begin. */
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
      <FoldedQuestions locale={locale} questions={questions} className={styles.questions} />
    </section>
  )
}
