'use client'
import { type MouseEvent, useRef, useState } from 'react'
import { appBrowserOf } from '@/core/site/app-browser'
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
export function useMadeFile(href: string) {
  const [making, setMaking] = useState(false)
  const asked = useRef(false)

  async function fetchAndSave(href: string): Promise<void> {
    asked.current = true
    const timer = setTimeout(setMaking, slowMs, true)
    try {
      saveFile(await fetchFile(href))
    } catch {
      // The browser asks by itself, and shows what the server or the network has against it.
      window.location.assign(href)
    }
    clearTimeout(timer)
    setMaking(false)
    asked.current = false
  }

  function onClick(event: MouseEvent): void {
    // Browsers inside of other apps keep no file that a page hands them; what they do with a link is their own.
    if (isSpecial(event) || appBrowserOf(navigator.userAgent)) return
    event.preventDefault()
    // The address is read at the press: it may have been completed.
    if (!asked.current) void fetchAndSave(event.currentTarget.getAttribute('href') ?? href)
  }

  return { making, onClick }
}
