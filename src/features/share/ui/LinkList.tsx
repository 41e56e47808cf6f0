'use client'
import type { ReactNode } from 'react'
import styles from './Share.module.css'

interface Props {
  title: string
  /** Why the last attempt to take one back did not work; empty when it did. */
  failure: string
  /** List items. */
  children: ReactNode
}

/** A list of links that somebody has given away. */
export const LinkList = ({ title, failure, children }: Props) => (
  <div className={styles.links}>
    <h3>{title}</h3>
    <ul className={styles.list}>{children}</ul>
    {failure && (
      <p className="notice" role="alert">
        {failure}
      </p>
    )}
  </div>
)
