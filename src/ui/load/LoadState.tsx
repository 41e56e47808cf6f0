'use client'
import { Alert, Button, Group, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../texts'
import styles from './LoadState.module.css'

interface Props {
  state: 'loading' | 'failed' | 'ready'
  onRetry: () => void
  /** Loaded content, shown when the state is `ready`. */
  children?: ReactNode
}

/** Renders the state of loading: a loader (after 200 ms), an error with a retry button, or the loaded content. */
export function LoadState({ state, onRetry, children }: Props) {
  const t = useTexts('common')
  if (state === 'ready') return children
  if (state === 'loading') {
    return (
      <Group component="p" gap="sm" c="dimmed" role="status" className={styles.loading}>
        <Loader component="span" size="xs" aria-hidden="true" />
        {t('state.loading')}
      </Group>
    )
  }
  return (
    <Alert role="alert">
      <Group gap="sm">
        {t('error.load')}
        <Button variant="default" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      </Group>
    </Alert>
  )
}
