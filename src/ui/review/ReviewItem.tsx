import type { ReactNode } from 'react'
import styles from './ReviewItem.module.css'

interface Props {
  content: string
  /** Language of the review (BCP 47); absent if it is the page's language. */
  lang?: string
  name: string
  /** Day of the review, `YYYY-MM-DD`. */
  date: string
  /** Day of `date` in the format of the page's language. */
  day: string
  /** Rating from 1 to 5, with its word; the dots are drawn from the number. */
  rating?: { value: number; word: string } | null
  /** Short notes, such as "edited". */
  marks?: readonly string[]
  /** Label of a sample review; we wrote samples ourselves. */
  sample?: string
  /** The operator's answer to the review. */
  answer?: { by: string; text: string } | null
  /** Action at the end of the line below the text. */
  action?: ReactNode
}

/**
 * Renders one review: the text first, then name, date and rating. User input is plain text. On documents,
 * src/documents/browser/review-list.ts fills the same elements; change both together.
 */
export function ReviewItem({ content, lang, name, date, day, rating, marks = [], sample, answer, action }: Props) {
  return (
    <li className={styles.review}>
      <blockquote lang={lang} dir="auto">
        {content}
      </blockquote>
      <p className={styles.by}>
        <bdi>{name}</bdi>
        <time dateTime={date}>{day}</time>
        {rating && <span data-rating={rating.value}>{rating.word}</span>}
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
        {sample && <span className={styles.sample}>{sample}</span>}
        {action}
      </p>
      {answer && (
        <p data-answer="">
          <b>{answer.by}</b>
          {answer.text}
        </p>
      )}
    </li>
  )
}
