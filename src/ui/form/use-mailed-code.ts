'use client'
import { useCallback, useEffect, useState } from 'react'
import { normalizeEmail } from '@/core/input/email'
import { isRecord, isShaped } from '@/core/input/parsed'
import { claimTab, pageOwner } from '@/stores/page-owner'
import { safeStorage } from '@/stores/safe-storage'

/** Response of the server about a code it has mailed. */
interface Sent {
  /** How long the code works. */
  minutes: number
  /** When another code may be asked for. */
  resendSeconds: number
}

/** A code that is waited for. */
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
  isShaped(value.sent, { minutes: 'number', resendSeconds: 'number' }) &&
  isShaped(value, { email: 'string', at: 'number' })

const storage = safeStorage(() => sessionStorage)

/** Returns what the tab still knows; null once the code has run out. */
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

/** The tab's memory, once it is that of whoever is here now. */
const claimed = (): Promise<void> => pageOwner().then(claimTab)

/**
 * The step "look in your inbox", kept for this tab: a phone often reloads it after a visit to the mail program, and
 * another language is another page. The address alone is kept, never a password, until `forget`.
 */
export function useMailedCode(flow: 'register' | 'forgot' | 'retrieve' | 'email') {
  const key = `mailed:${flow}`
  const [mailed, setMailed] = useState<MailedCode | null>(null)
  // Read after the first paint, because that equals the server's, and for nobody but whoever typed the address here.
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
  /** The code has done its work: a reload begins again, while this page goes on. */
  const used = useCallback(() => void storage.removeItem(key), [key])
  const forget = useCallback(() => {
    storage.removeItem(key)
    setMailed(null)
  }, [key])
  return { mailed, keep, used, forget }
}
