'use client'
import type { ReactNode } from 'react'
import { RemoteData } from '@/trpc/react'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import '@/ui/mantine/styles'

/** What every page of the apps stands in, but for the run page: Mantine, and remote data. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <MantineRoot>
      <RemoteData>{children}</RemoteData>
    </MantineRoot>
  )
}
