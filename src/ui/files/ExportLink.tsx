'use client'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useHydrated } from '../hydrated'

/** The file with everything that is known, named by the reader's day. */
export function ExportLink({ children }: { children: ReactNode }) {
  const zone = useHydrated() && Intl.DateTimeFormat().resolvedOptions().timeZone
  const query = zone ? `?zone=${encodeURIComponent(zone)}` : ''
  return (
    <Button component="a" variant="default" href={`/api/me/export${query}`}>
      {children}
    </Button>
  )
}
