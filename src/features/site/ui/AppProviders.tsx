'use client'
// First, so that every style of ours comes after Mantine's and wins.
import '@/ui/mantine/styles'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { markCurrentLink, renameAccountLink } from '@/documents/browser/header-links'
import { listenForOwner } from '@/stores/page-owner'
import { AppNavigation } from '@/ui/app/AppNavigation'
import { EarlyInput } from '@/ui/hydrated'
import { MantineRoot } from '@/ui/mantine/MantineRoot'

/** Wraps every app page except the run page. */
export function AppProviders({ children }: { children: ReactNode }) {
  const path = usePathname()
  // The header is not rendered again when one goes to another app page, so its links are marked here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the event
  useEffect(() => {
    markCurrentLink()
    renameAccountLink()
  }, [path])
  useEffect(listenForOwner, [])
  return (
    <MantineRoot>
      <AppNavigation>{children}</AppNavigation>
      <EarlyInput />
    </MantineRoot>
  )
}
