'use client'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useHydrated } from '../hydrated'

/** Renders a link to the export file, which contains all stored data of the reader and is named by their local date. */
export function ExportLink({ children }: { children: ReactNode }) {
  const zone = useHydrated() && Intl.DateTimeFormat().resolvedOptions().timeZone
  const query = zone ? `?zone=${encodeURIComponent(zone)}` : ''
  return (
    <Button component="a" variant="default" href={`/api/me/export${query}`}>
      {children}
    </Button>
  )
}
