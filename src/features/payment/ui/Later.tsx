'use client'
import type { ReactNode } from 'react'
import styles from './Later.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** The form behind one quiet line: paying is not what comes first here. */
export const Later = ({ title, children }: Props) => (
  <details className={styles.later}>
    <summary>{title}</summary>
    <div className={styles.form}>{children}</div>
  </details>
)
