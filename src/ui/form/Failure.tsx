'use client'
import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'

/**
 * Renders the server's refusal. It mounts again with each response, so that a screen reader repeats the same words; it
 * is silent while a response is pending.
 */
export const Failure = ({ busy, children }: { busy: boolean; children: ReactNode }) =>
  children ? (
    <Alert key={String(busy)} role={busy ? 'none' : 'alert'}>
      {children}
    </Alert>
  ) : null
