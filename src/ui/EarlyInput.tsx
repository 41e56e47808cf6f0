'use client'
import { useEffect } from 'react'
import { EARLY_EVENTS } from '@/document/early-script'

/** Once React answers, does what somebody typed, ticked and pressed before: nothing that was painted is deaf. */
export function EarlyInput() {
  useEffect(() => void catchUp(), [])
  return null
}

async function catchUp(): Promise<void> {
  const { early } = window
  if (!early) return
  delete window.early
  for (const name of EARLY_EVENTS) removeEventListener(name, early.keep, true)
  for (const [field, value] of early.fields) {
    if (field.isConnected) enter(field, value)
    // A form takes one change in before it is told of the next; nobody sees or presses anything in between.
    await Promise.resolve()
  }
  const { press } = early
  press?.removeAttribute('aria-busy')
  press?.click()
}

/** Enters a value once more: React, which remembers what it saw last in a field, hears of no value twice. */
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
