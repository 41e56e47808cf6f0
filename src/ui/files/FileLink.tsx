'use client'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useHydrated } from '../hydrated'
import styles from './FileLink.module.css'
import { useMadeFile } from './made-file'

interface Props {
  /** Its address, which has a query already. */
  href: string
  /** Said while the file is being made. */
  making: string
  /** Look of a button; without it, a link. */
  button?: 'filled' | 'transparent'
  children: ReactNode
}

/** A link to a file with dates in it: the browser adds the time zone of its reader. */
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
