'use client'
import { Button } from '@mantine/core'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { appBrowserOf } from '@/core/site/app-browser'
import { useHydrated } from '../hydrated'
import styles from './FileLink.module.css'
import { saveFile } from './save-file'

/** Time in ms after which a waiting message appears. */
const slowMs = 200

/** Whether a click has a special meaning for the browser, such as opening a new tab. */
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
 * Handles a link to a file that the server creates on request: the page fetches it, because the browser would not
 * report the start of a download, and shows a message meanwhile. Without JavaScript it is a plain link.
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
      // The browser requests the file itself, and shows the error of the server or the network.
      window.location.assign(href)
    }
    clearTimeout(timer)
    setMaking(false)
    requested.current = false
  }

  function onClick(event: MouseEvent): void {
    // Browsers inside other apps cannot save a file from a page; they handle a plain link in their own way.
    if (isSpecial(event) || appBrowserOf(navigator.userAgent)) return
    event.preventDefault()
    // The address is read at the click, because a script may have added the page's owner to it.
    if (!requested.current) void fetchAndSave(event.currentTarget.getAttribute('href') ?? href)
  }

  return { making, onClick }
}

interface Props {
  /** Address of the file, which already has a query. */
  href: string
  /** Message while the file is being created. */
  making: string
  /** Look of the link as a button; absent for a plain link. */
  button?: 'filled' | 'transparent'
  children: ReactNode
}

/** Renders a link to a file that contains dates: the browser adds its time zone. */
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
