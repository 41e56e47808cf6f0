'use client'
import { Alert, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFailureText } from '@/ui/form/failure-text'
import styles from './Share.module.css'

interface Props {
  title: string
  /** Error of the last attempt to close a link; null if there was none. */
  error: unknown
  /** List items. */
  children: ReactNode
}

/** Renders a list of links that the visitor has shared. */
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
