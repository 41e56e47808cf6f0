'use client'
import { Alert, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useFailureText } from '@/ui/form/failure-text'
import { useOptimisticRender } from '@/ui/optimistic'
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

/**
 * Returns the rendered list with a `takeBack` that removes a line at once; the line returns if the request fails.
 * @param send closes the item on the server
 */
export function useOptimisticRemoval<T extends { id: string }>(
  rendered: readonly T[],
  send: (id: string) => Promise<unknown>,
  onDone: () => void,
) {
  const { shown, pending, applyWhileSending } = useOptimisticRender(rendered)
  const [error, setError] = useState<unknown>(null)

  function takeBack(taken: string): void {
    setError(null)
    applyWhileSending(
      (before) => before.filter(({ id }) => id !== taken),
      async () => {
        await send(taken)
        onDone()
      },
      setError,
    )
  }

  return { shown, pending, error, takeBack }
}
