import type { ReactNode } from 'react'
import styles from './ReviewItem.module.css'

interface Props {
  content: string
  /** BCP 47; without it the review is in the page's language. */
  lang?: string
  name: string
  /** YYYY-MM-DD. */
  date: string
  /** The same day, as the page's language writes it. */
  day: string
  /** 1 to 5 with its word; the dots are drawn from the number. */
  rating?: { value: number; word: string } | null
  /** Short notes, such as "edited". */
  marks?: readonly string[]
  /** Marks what nobody wrote but us. */
  sample?: string
  /** The operator's answer to the review. */
  answer?: { by: string; text: string } | null
  /** Behind everything else in the line below the words. */
  action?: ReactNode
}

/**
 * One review: words first, then who, when and how useful. What people wrote is text and nothing else. On documents
 * src/documents/browser/review-places.ts fills these elements again, so it has to know a change of them.
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
