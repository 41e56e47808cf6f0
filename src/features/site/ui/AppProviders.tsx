'use client'
// Must come first, so that our own styles come after Mantine's and override them.
import '@/ui/mantine/styles'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { markCurrentLink, updateAccountLink } from '@/documents/browser/page/header-links'
import { listenForOwner } from '@/stores/page-owner'
import { AppNavigation } from '@/ui/app/AppNavigation'
import { EarlyInputRepeater } from '@/ui/hydrated'
import { MantineRoot } from '@/ui/mantine/MantineRoot'

/** Wraps every app page except the run page. */
export function AppProviders({ children }: { children: ReactNode }) {
  const path = usePathname()
  // Navigation between app pages does not render the header again, so its links are marked here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the path changes
  useEffect(() => {
    markCurrentLink()
    updateAccountLink()
  }, [path])
  useEffect(listenForOwner, [])
  return (
    <MantineRoot>
      <AppNavigation>{children}</AppNavigation>
      <EarlyInputRepeater />
    </MantineRoot>
  )
}
