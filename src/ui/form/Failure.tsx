'use client'
import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'

/**
 * Shows the server's refusal. Mounts again with each response, so that the same words are read out again; not while
 * waiting.
 */
export const Failure = ({ busy, children }: { busy: boolean; children: ReactNode }) =>
  children ? (
    <Alert key={String(busy)} role={busy ? 'none' : 'alert'}>
      {children}
    </Alert>
  ) : null
