// Early input: text, ticks and presses on a painted page before React has hydrated it. A script keeps the input, and
// `repeatEarlyInput` repeats it. Without it, people lose input, as `npm run bench -- early` measures: in twelve tasks
// with five to seven starts each (CPU ÷ 6, slow 4G, a busy machine), input begins at the first paint, two to five
// seconds before hydration. With the script, 1 of 66 starts lost something, and in 6 starts a tap did nothing. If
// fields take input at once but nothing keeps it, 12 of 65 starts lost a text, a tick or a press. If forms stay inert
// until hydration, 46 of 65 starts began with a tap that did nothing, and 4 lost their press.
import { enterFieldValue, type Field, fieldAt, isField, placeOf } from '@/documents/browser/input/fields'

declare global {
  interface Window {
    /** Present until React has hydrated the page. */
    early?: EarlyInputRecord
  }
}

/** Actions of a user on a painted page that no code has handled yet. */
export interface EarlyInputRecord {
  /** Changed fields, with their content. */
  fields: Map<HTMLElement, string | boolean>
  /** The page's forms as first painted, because React may render them again. */
  forms: HTMLFormElement[]
  /** The button pressed last. */
  press?: HTMLElement
  keep: (event: Event) => void
}

/** Events caught before any other listener gets them. */
export const EARLY_EVENTS = ['click', 'input', 'submit'] as const

/**
 * Script at the end of an app's page that runs before the first paint: forms take input at once, and text, ticks and
 * presses are kept for `repeatEarlyInput`. A tick is kept at its click, because that click may start React, and React
 * then takes the tick for the initial state. A press is not passed on: if React is already there, it would handle the
 * press now and again later. A GET form, a link and anything that unfolds need no script to respond.
 */
export const EARLY_SCRIPT = `const e=window.early={fields:new Map,forms:[...document.forms],keep(v){const t=v.target;let b;if(/^(checkbox|radio)$/.test(t.type))v.type=="click"&&e.fields.set(t,t.checked);else if(v.type=="input")e.fields.set(t,t.value);else if(v.type=="click")b=t.closest("button:not([type=submit])");else if(t.method=="post"){v.preventDefault();b=v.submitter||t.querySelector("[type=submit]")}if(b){v.stopPropagation();e.press&&e.press.removeAttribute("aria-busy");b.setAttribute("aria-busy","true");e.press=b}}};for(const n of ${JSON.stringify(EARLY_EVENTS)})addEventListener(n,e.keep,true);for(const f of document.forms)f.inert=false`

/**
 * Repeats the kept input, so that none is lost. Runs in the same task as hydration, because the form may be sent in the
 * next task.
 */
export async function repeatEarlyInput(): Promise<void> {
  const { early } = window
  if (!early) return
  delete window.early
  for (const name of EARLY_EVENTS) removeEventListener(name, early.keep, true)
  const { fields, forms, press } = early
  for (const [field, value] of fields) {
    const here = isField(field) ? inThisPage(field, forms) : undefined
    if (here) enterFieldValue(here, value)
    // A form must process one change before it gets the next one.
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
 * Returns the field itself, or the field that has replaced it: React renders the whole page again if the page differs
 * from what React expected, for example because an extension inserted an element.
 */
const inThisPage = (field: Field, forms: readonly HTMLFormElement[]): Field | undefined =>
  field.isConnected ? field : fieldAt(placeOf(field, forms))

function buttonInThisPage(press: HTMLElement | undefined, forms: readonly HTMLFormElement[]): HTMLElement | null {
  if (!press || press.isConnected) return press ?? null
  const form = press.closest('form')
  const here = form && document.forms[forms.indexOf(form)]
  return here?.querySelector<HTMLElement>('[type=submit]') ?? null
}
