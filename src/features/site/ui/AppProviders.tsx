'use client'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { markCurrentLink, renameAccountLink } from '@/document/header-links'
import { AppNavigation } from '@/ui/app/AppNavigation'
import { EarlyInput } from '@/ui/EarlyInput'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import '@/ui/mantine/styles'

/** Wraps every app page except the run page. */
export function AppProviders({ children }: { children: ReactNode }) {
  const path = usePathname()
  // The header stays when one goes to another app page, and no component of ours marks its links.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the event
  useEffect(() => {
    markCurrentLink()
    renameAccountLink()
  }, [path])
  return (
    <MantineRoot>
      <AppNavigation>{children}</AppNavigation>
      <EarlyInput />
    </MantineRoot>
  )
}
