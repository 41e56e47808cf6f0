'use client'
import type { ReactNode } from 'react'
import styles from './PaymentScreen.module.css'

interface Props {
  head: ReactNode
  letter: ReactNode
  form: ReactNode
  /** Who knows the offer already goes straight to the form. */
  formFirst: boolean
}

/** Heading, the offer as a letter, and the form; side by side where there is room. */
export function PayLayout({ head, letter, form, formFirst }: Props) {
  const parts = [
    <div key="letter" className={styles.letter}>
      {letter}
    </div>,
    <div key="form" className={styles.form}>
      {form}
    </div>,
  ]
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>{head}</header>
      {formFirst ? parts.reverse() : parts}
    </div>
  )
}
