'use client'
import { Button } from '@mantine/core'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { appBrowserOf } from '@/core/site/app-browser'
import { useHydrated } from '../hydrated'
import styles from './FileLink.module.css'
import { saveFile } from './save-file'

/** A file that is there sooner needs no word. */
const slowMs = 200

/** A press that means more than "here". */
const isSpecial = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey

async function fetchFile(href: string): Promise<File> {
  const answer = await fetch(href)
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  if (!answer.ok || !name) throw new Error(`no file: ${answer.status}`)
  const bytes = await answer.blob()
  return new File([bytes], name, { type: bytes.type })
}

/**
 * For a link to a file that the server makes when it is asked for: the page fetches it, since the browser would not tell
 * when a download begins, and knows so long as it is being made. Without JavaScript it is a link.
 */
function useMadeFile(href: string) {
  const [making, setMaking] = useState(false)
  const requested = useRef(false)

  async function fetchAndSave(href: string): Promise<void> {
    requested.current = true
    const timer = setTimeout(setMaking, slowMs, true)
    try {
      saveFile(await fetchFile(href))
    } catch {
      // The browser asks by itself, and shows what the server or the network has against it.
      window.location.assign(href)
    }
    clearTimeout(timer)
    setMaking(false)
    requested.current = false
  }

  function onClick(event: MouseEvent): void {
    // Browsers inside of other apps keep no file that a page hands them; what they do with a link is their own.
    if (isSpecial(event) || appBrowserOf(navigator.userAgent)) return
    event.preventDefault()
    // The address is read at the press: it may have been completed.
    if (!requested.current) void fetchAndSave(event.currentTarget.getAttribute('href') ?? href)
  }

  return { making, onClick }
}

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
