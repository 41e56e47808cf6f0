import type { Locale } from '@/core/locale'
import { JsonLd } from '@/seo/json-ld'
import { faqJsonLd } from '@/seo/site-json-ld'

interface Props {
  locale: Locale
  questions: readonly { question: string; answer: string }[]
  className?: string | undefined
}

/** Renders questions that unfold their answers, and the same texts as JSON-LD for search engines. */
export const FaqList = ({ locale, questions, className }: Props) => (
  <>
    <div className={className}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
    <JsonLd data={faqJsonLd(locale, questions)} />
  </>
)
