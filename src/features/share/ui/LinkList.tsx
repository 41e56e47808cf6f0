'use client'
import { Alert, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFailureText } from '@/ui/form/failure-text'
import styles from './Share.module.css'

interface Props {
  title: string
  /** Why the last attempt to take one back did not work; null when it did. */
  error: unknown
  /** List items. */
  children: ReactNode
}

/** A list of links that somebody has given away. */
export function LinkList({ title, error, children }: Props) {
  const failureText = useFailureText()
  return (
    <div className={styles.links}>
      <Title order={3} size="h4" ff="text" fw={600}>
        {title}
      </Title>
      <ul className={styles.list}>{children}</ul>
      {error !== null && <Alert>{failureText(error)}</Alert>}
    </div>
  )
}
