'use client'
import type { ReactNode } from 'react'
import { useHydrated } from './hydrated'

interface Props {
  /** With a query already. */
  href: string
  className?: string
  children: ReactNode
}

/** Leads to a file that is made with days in it: the browser hands over in which zone its reader lives. */
export function FileLink({ href, ...link }: Props) {
  const zone = useHydrated() && Intl.DateTimeFormat().resolvedOptions().timeZone
  return <a {...link} href={zone ? `${href}&zone=${encodeURIComponent(zone)}` : href} />
}
