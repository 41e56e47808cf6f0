// Keeps what is typed into a page over a change of its language: enhance.js fetches it once there is something to keep.
import { TYPED_KEY, type TypedStates, typedEvents } from '@/core/input/typed-key'
import { type Entered, enter, enteredIn, type Field, type FieldPlace, fieldAt, isField, placeOf } from './fields'
import { readConfig } from './storage'

/** Data kept from the tap on another language until the page is there: in this tab alone, and no longer. */
interface Kept {
  /** Path and query without the language: it is for this page and no other. */
  page: string
  /** Whether somebody was signed in. */
  token: string
  /** Epoch milliseconds. */
  at: number
  fields: { place: FieldPlace; value: Entered }[]
  /** Which folds were open, by their number. */
  folds: number[]
  states: TypedStates
}

/** A page that is not there by then was not gone to. */
const LONGEST_MS = 60_000
/** How long a field is waited for that comes with another one, or with its part of the page. */
const PATIENCE_MS = 10_000

/** Passwords, mailed codes and other values that must not be found in a storage are typed again. */
const SECRET = /password|one-time-code/

const mayBeKept = (field: Field): boolean =>
  field.name !== '' &&
  !/^(password|hidden|file|submit|button|reset|image)$/.test(field.type) &&
  !SECRET.test(field.autocomplete) &&
  !field.matches(':disabled,:read-only:not(select,[type=checkbox],[type=radio])') &&
  // Kept by themselves.
  !field.closest('[data-themes],[data-help-choice],[data-secret]')

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

function pageHere(): string {
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  return url.pathname + url.search
}

function keep(): void {
  const forms = [...document.forms]
  const states: TypedStates = {}
  dispatchEvent(new CustomEvent(typedEvents.keep, { detail: states }))
  const fields = [...document.querySelectorAll<Field>('input,select,textarea')].filter(mayBeKept)
  const kept: Kept = {
    page: pageHere(),
    token: readConfig().token,
    at: Date.now(),
    fields: fields.map((field) => ({ place: placeOf(field, forms), value: enteredIn(field) })),
    folds: folds().flatMap(({ open }, index) => (open ? [index] : [])),
    states,
  }
  try {
    sessionStorage.setItem(TYPED_KEY, JSON.stringify(kept))
  } catch {
    // Without a storage it has to be typed again.
  }
}

/** Returns the data kept for this page, which is deleted at once; null for everything else. */
function take(): Kept | null {
  try {
    const written = sessionStorage.getItem(TYPED_KEY)
    sessionStorage.removeItem(TYPED_KEY)
    const kept = JSON.parse(written ?? 'null') as Kept | null
    const fits = kept?.page === pageHere() && kept.token === readConfig().token
    return fits && Date.now() - kept.at < LONGEST_MS ? kept : null
  } catch {
    return null
  }
}

/** Whether the page takes input: React is there, and has been given what was typed before it came. */
const isReady = (): boolean => !window.early && !document.querySelector('form[inert]')

function restore({ fields, folds: open, states }: Kept): void {
  // Input that a user has typed into the new page meanwhile is newer.
  const early = window.early?.fields.keys() ?? []
  const typed = new Set([...early].filter(isField).map((field) => JSON.stringify(placeOf(field))))
  let left = fields.filter(({ place }) => !typed.has(JSON.stringify(place)))
  addEventListener('input', ({ target, isTrusted }) => {
    if (isTrusted && isField(target)) forget(placeOf(target))
  })
  const forget = (place: FieldPlace) => {
    left = left.filter((one) => JSON.stringify(one.place) !== JSON.stringify(place))
  }

  /** Enters what there is a field for by now. One change may bring the field of the next one. */
  function fill(): void {
    for (const one of left) {
      const field = fieldAt(one.place)
      if (!field || field.closest('[inert]') || !takes(field, one.value)) continue
      left = left.filter((other) => other !== one)
      // Whichever of a group was chosen says it for the others.
      if (enteredIn(field) !== one.value && !(field.type === 'radio' && one.value === false)) enter(field, one.value)
    }
    if (left.length === 0) watch.disconnect()
  }
  const watch = new MutationObserver(() => requestAnimationFrame(fill))
  const begin = () => {
    if (!isReady()) return void setTimeout(begin, 20)
    folds().forEach((fold, index) => {
      if (open.includes(index)) fold.open = true
    })
    window.typedStates = states
    dispatchEvent(new CustomEvent(typedEvents.restore, { detail: states }))
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] })
    setTimeout(() => {
      watch.disconnect()
      window.typedStates = undefined
    }, PATIENCE_MS)
    fill()
  }
  begin()
}

const takes = (field: Field, value: Entered): boolean =>
  !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value)

const kept = take()
if (kept) restore(kept)

addEventListener(typedEvents.leave, keep)
document.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.closest('[data-languages] a')) keep()
  },
  true,
)
