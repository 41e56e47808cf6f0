'use client'
import type { ReactNode } from 'react'
import styles from './PayLayout.module.css'

interface Props {
  head: ReactNode
  children: ReactNode
}

/** Renders a heading and the form; the form's two halves are side by side in a wide window. */
export const PayLayout = ({ head, children }: Props) => (
  <div className={`wrap ${styles.page}`} data-checkout>
    <header className={styles.head}>{head}</header>
    {children}
  </div>
)
