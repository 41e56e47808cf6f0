// Keeps typed text while a page changes its language; enhance.js fetches this script once there is something to keep.
import { DRAFT_KEY, type DraftStates, draftEvents } from '@/core/input/kept-input'
import { readConfig } from '../storage'
import {
  enterFieldValue,
  type Field,
  type FieldPlace,
  type FieldValue,
  fieldAt,
  isField,
  placeOf,
  readFieldValue,
} from './fields'

/** Data kept only in this tab, from the tap on another language until the new page has loaded. */
interface Kept {
  /** Path and query without the language: the only page that the data is for. */
  page: string
  /** Token of the signed-in account on the previous page; empty if nobody was signed in. */
  token: string
  /** Epoch milliseconds. */
  at: number
  fields: { place: FieldPlace; value: FieldValue }[]
  /** Indices of the folds that were open. */
  folds: number[]
  states: DraftStates
}

/** Duration in ms for which the data is valid; a page that loads later was not the destination. */
const LONGEST_MS = 60_000
/**
 * Duration in ms to wait for a field that appears only after another field is filled in, or after its part of the page
 * has loaded.
 */
const PATIENCE_MS = 10_000

/** Passwords, mailed codes and other values that must never be in a storage; people type them again. */
const SECRET = /password|one-time-code/

const mayBeKept = (field: Field): boolean =>
  field.name !== '' &&
  !/^(password|hidden|file|submit|button|reset|image)$/.test(field.type) &&
  !SECRET.test(field.autocomplete) &&
  !field.matches(':disabled,:read-only:not(select,[type=checkbox],[type=radio])') &&
  // These elements keep their own state.
  !field.closest('[data-themes],[data-help-choice],[data-secret]')

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

function pageHere(): string {
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  return url.pathname + url.search
}

function keep(): void {
  const forms = [...document.forms]
  const states: DraftStates = {}
  dispatchEvent(new CustomEvent(draftEvents.keep, { detail: states }))
  const fields = [...document.querySelectorAll<Field>('input,select,textarea')].filter(mayBeKept)
  const kept: Kept = {
    page: pageHere(),
    token: readConfig().token,
    at: Date.now(),
    fields: fields.map((field) => ({ place: placeOf(field, forms), value: readFieldValue(field) })),
    folds: folds().flatMap(({ open }, index) => (open ? [index] : [])),
    states,
  }
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(kept))
  } catch {
    // Without storage, the text must be typed again.
  }
}

/** Returns the data kept for this page and deletes it at once; null if no data is kept for it. */
function take(): Kept | null {
  try {
    const written = sessionStorage.getItem(DRAFT_KEY)
    sessionStorage.removeItem(DRAFT_KEY)
    const kept = JSON.parse(written ?? 'null') as Kept | null
    const fits = kept?.page === pageHere() && kept.token === readConfig().token
    return fits && Date.now() - kept.at < LONGEST_MS ? kept : null
  } catch {
    return null
  }
}

/** Whether the page takes input: React is there, and has received the early input. */
const isReady = (): boolean => !window.early && !document.querySelector('form[inert]')

function restore({ fields, folds: open, states }: Kept): void {
  // Text typed into the new page in the meantime is newer than the kept text.
  const early = window.early?.fields.keys() ?? []
  const typed = new Set([...early].filter(isField).map((field) => JSON.stringify(placeOf(field))))
  let left = fields.filter(({ place }) => !typed.has(JSON.stringify(place)))
  addEventListener('input', ({ target, isTrusted }) => {
    if (isTrusted && isField(target)) forget(placeOf(target))
  })
  const forget = (place: FieldPlace) => {
    left = left.filter((one) => JSON.stringify(one.place) !== JSON.stringify(place))
  }

  /** Enters the values whose fields exist by now. One change may create the field of the next one. */
  function fill(): void {
    for (const one of left) {
      const field = fieldAt(one.place)
      if (!field || field.closest('[inert]') || !takes(field, one.value)) continue
      left = left.filter((other) => other !== one)
      // The checked button of a radio group also unchecks the others.
      if (readFieldValue(field) !== one.value && !(field.type === 'radio' && one.value === false))
        enterFieldValue(field, one.value)
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
    dispatchEvent(new CustomEvent(draftEvents.restore, { detail: states }))
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] })
    setTimeout(() => {
      watch.disconnect()
      window.typedStates = undefined
    }, PATIENCE_MS)
    fill()
  }
  begin()
}

const takes = (field: Field, value: FieldValue): boolean =>
  !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value)

const kept = take()
if (kept) restore(kept)

addEventListener(draftEvents.leave, keep)
document.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.closest('[data-languages] a')) keep()
  },
  true,
)
