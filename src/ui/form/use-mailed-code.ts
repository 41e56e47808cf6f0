'use client'
import { useCallback, useEffect, useState } from 'react'
import { normalizeEmail } from '@/core/input/email'
import { hasShape, isRecord } from '@/core/input/type-guards'
import { claimTab, pageOwner } from '@/stores/page-owner'
import { safeStorage } from '@/stores/safe-storage'

/** Response of the server about a code it has mailed. */
interface Sent {
  /** Minutes for which the code is valid. */
  minutes: number
  /** Seconds until another code may be requested. */
  resendSeconds: number
}

/** Mailed code that the page waits for. */
export interface MailedCode {
  email: string
  sent: Sent
}

interface Kept extends MailedCode {
  /** Epoch milliseconds. */
  at: number
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  hasShape(value.sent, { minutes: 'number', resendSeconds: 'number' }) &&
  hasShape(value, { email: 'string', at: 'number' })

const storage = safeStorage(() => sessionStorage)

/** Returns the step in the tab's storage; null once its code has expired. */
function read(key: string): MailedCode | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) as string)
    if (!isKept(kept)) return null
    const { email, sent, at } = kept
    const seconds = (Date.now() - at) / 1000
    if (!(seconds >= 0 && seconds < sent.minutes * 60)) return null
    return { email, sent: { ...sent, resendSeconds: Math.max(0, Math.ceil(sent.resendSeconds - seconds)) } }
  } catch {
    return null
  }
}

/** Resolves once the tab's storage is assigned to the present visitor. */
const claimed = (): Promise<void> => pageOwner().then(claimTab)

/**
 * Keeps the step "look in your inbox" for this tab: a phone often reloads the page after a visit to the mail program,
 * and a change of language loads another page. Only the address is kept, never a password, until `forget` is called.
 */
export function useMailedCode(flow: 'register' | 'forgot' | 'retrieve' | 'email') {
  const key = `mailed:${flow}`
  const [mailed, setMailed] = useState<MailedCode | null>(null)
  // Read after the first paint, because that has to equal the server's HTML, and only for the person who typed the
  // address here.
  useEffect(() => {
    if (storage.getItem(key) === null) return
    claimed().then(
      () => setMailed(read(key)),
      () => {},
    )
  }, [key])

  const keep = useCallback(
    (typed: string, sent: Sent) => {
      // The address as the mail used it, so that a typing error is visible.
      const email = normalizeEmail(typed)
      const kept = JSON.stringify({ email, sent, at: Date.now() } satisfies Kept)
      claimed().then(
        () => storage.setItem(key, kept),
        () => {},
      )
      setMailed({ email, sent })
    },
    [key],
  )
  /** Ends the kept step once the code was used: a reload begins again, while this page goes on. */
  const used = useCallback(() => void storage.removeItem(key), [key])
  const forget = useCallback(() => {
    storage.removeItem(key)
    setMailed(null)
  }, [key])
  return { mailed, keep, used, forget }
}
