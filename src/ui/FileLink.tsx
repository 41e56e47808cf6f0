'use client'
import type { ReactNode } from 'react'
import { useHydrated } from './hydrated'

interface Props {
  /** Its address, which has a query already. */
  href: string
  className?: string
  children: ReactNode
}

/** A link to a file with dates in it: the browser adds the time zone of its reader. */
export function FileLink({ href, ...link }: Props) {
  const zone = useHydrated() && Intl.DateTimeFormat().resolvedOptions().timeZone
  return <a {...link} href={zone ? `${href}&zone=${encodeURIComponent(zone)}` : href} />
}
