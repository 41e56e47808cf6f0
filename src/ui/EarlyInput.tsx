'use client'
import { useEffect } from 'react'
import { EARLY_EVENTS } from '@/document/early-script'

/** Once React is ready, repeats what somebody typed, ticked and pressed before, so that no input is lost. */
export function EarlyInput() {
  useEffect(() => void catchUp(), [])
  return null
}

async function catchUp(): Promise<void> {
  const { early } = window
  if (!early) return
  delete window.early
  for (const name of EARLY_EVENTS) removeEventListener(name, early.keep, true)
  listenOnce()
  for (const [field, value] of early.fields) {
    if (field.isConnected) enter(field, value)
    // A form has to process one change before it gets the next one.
    await Promise.resolve()
  }
  const { press } = early
  press?.removeAttribute('aria-busy')
  press?.click()
}

/**
 * A tick may have been what woke React up, which then takes it for what was there: its `input` is still to come, in this
 * task, and repeats it. Whatever was done before must not wait so long: the form may be sent in the next task.
 */
function listenOnce(): void {
  const repeat = ({ target }: Event) => {
    removeEventListener('input', repeat, true)
    if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) enter(target, target.checked)
  }
  addEventListener('input', repeat, true)
  setTimeout(() => removeEventListener('input', repeat, true))
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
