'use client'
import { useEffect } from 'react'
import { EARLY_EVENTS } from '@/documents/browser/early-script'
import { enter, type Field, fieldAt, isField, placeOf } from '@/documents/browser/fields'

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
  const { fields, forms, press } = early
  for (const [field, value] of fields) {
    const here = isField(field) ? inThisPage(field, forms) : undefined
    if (here) enter(here, value)
    // A form has to process one change before it gets the next one.
    await Promise.resolve()
  }
  // A reader who was typing continues in the field that has replaced theirs.
  const last = [...fields.keys()].at(-1)
  if (last && !last.isConnected && isField(last) && document.activeElement === document.body) {
    inThisPage(last, forms)?.focus()
  }
  press?.removeAttribute('aria-busy')
  buttonInThisPage(press, forms)?.click()
}

/**
 * The field itself, or the one in its place: where the page was not as React expected it, because an extension had put
 * something in, React has drawn everything anew.
 */
const inThisPage = (field: Field, forms: readonly HTMLFormElement[]): Field | undefined =>
  field.isConnected ? field : fieldAt(placeOf(field, forms))

function buttonInThisPage(press: HTMLElement | undefined, forms: readonly HTMLFormElement[]): HTMLElement | null {
  if (!press || press.isConnected) return press ?? null
  const form = press.closest('form')
  const here = form && document.forms[forms.indexOf(form)]
  return here?.querySelector<HTMLElement>('[type=submit]') ?? null
}
