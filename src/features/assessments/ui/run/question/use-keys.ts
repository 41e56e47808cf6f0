import { useEffect, useRef } from 'react'

interface Keys {
  /** 1 … 9 */
  digit: (n: number) => void
  enter: () => void
}

// Elements that use these keys themselves.
const TAKES_DIGITS = 'textarea, select, dialog, input:not([type="radio"])'
const TAKES_ENTER = `a, button, summary, ${TAKES_DIGITS}`

/** Keys that work wherever the focus is, unless it is on something that uses them itself. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const within = (selector: string) => event.target instanceof Element && event.target.closest(selector) !== null
      if (/^[1-9]$/.test(event.key) && !within(TAKES_DIGITS)) latest.current.digit(Number(event.key))
      if (event.key === 'Enter' && !within(TAKES_ENTER)) latest.current.enter()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
