'use client'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './FileLink.module.css'
import { useHydrated } from './hydrated'
import { useMadeFile } from './made-file'

interface Props {
  /** With a query already. */
  href: string
  /** Said while the file is being made. */
  making: string
  /** What it looks like; without it, a link. */
  button?: 'filled' | 'transparent'
  children: ReactNode
}

/** Leads to a file that is made with days in it: the browser hands over in which zone its reader lives. */
export function FileLink({ href, making: words, button, children }: Props) {
  const zone = useHydrated() && Intl.DateTimeFormat().resolvedOptions().timeZone
  const address = zone ? `${href}&zone=${encodeURIComponent(zone)}` : href
  const { making, onClick } = useMadeFile(address)
  const link = { href: address, onClick, 'aria-disabled': making || undefined }
  return (
    <>
      {button ? (
        <Button component="a" variant={button} {...link}>
          {children}
        </Button>
      ) : (
        <a {...link}>{children}</a>
      )}
      <span role="status" className={styles.note}>
        {making && words}
      </span>
    </>
  )
}
