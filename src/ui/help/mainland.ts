'use client'
import { useEffect, useState } from 'react'
import { isInMainlandChina } from '@/core/transfer'

/** Returns whether this browser says that its reader is in mainland China. */
export const isReaderInMainland = (): boolean =>
  isInMainlandChina({
    offset: -new Date().getTimezoneOffset(),
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    languages: navigator.languages,
  })

/**
 * Returns whether the reader is in mainland China, for rendering; false on the server, which lacks the browser's data.
 */
export function useIsInMainland(): boolean {
  const [isMainland, setMainland] = useState(false)
  useEffect(() => setMainland(isReaderInMainland()), [])
  return isMainland
}
