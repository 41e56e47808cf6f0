'use client'
import { useEffect } from 'react'
import { EARLY_EVENTS } from '@/document/early-script'

/** Once React is ready, repeats what somebody typed, ticked and pressed before, so that no input is lost. */
export function EarlyInput() {
  useEffect(() => void catchUp(), [])
  return null
}

/** In the task in which React answers: the form may be sent in the next one. */
async function catchUp(): Promise<void> {
  const { early } = window
  if (!early) return
  delete window.early
  for (const name of EARLY_EVENTS) removeEventListener(name, early.keep, true)
  for (const [field, value] of early.fields) {
    if (field.isConnected) enter(field, value)
    // A form has to process one change before it gets the next one.
    await Promise.resolve()
  }
  const { press } = early
  press?.removeAttribute('aria-busy')
  press?.click()
}

/** Enters a value once more. It changes the value first, because React ignores a value that it has seen already. */
function enter(field: HTMLElement, value: string | boolean): void {
  const input = field as HTMLInputElement
  if (typeof value === 'boolean') {
    input.checked = !value
    input.click()
  } else {
    input.value = ''
    Reflect.set(Object.getPrototypeOf(input), 'value', value, input)
    input.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}
