'use client'
import type { ReactNode } from 'react'
import styles from './PayLayout.module.css'

interface Props {
  head: ReactNode
  children: ReactNode
}

/** A heading and the form; the form's two halves stand side by side where there is room. */
export const PayLayout = ({ head, children }: Props) => (
  <div className={`wrap ${styles.page}`} data-checkout>
    <header className={styles.head}>{head}</header>
    {children}
  </div>
)
