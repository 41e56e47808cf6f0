/** Session storage key for typed text, kept while a page changes its language. */
export const TYPED_KEY = 'typed'

declare global {
  interface Window {
    /** Stored states, for parts of the page that load a little later. */
    typedStates?: TypedStates | undefined
  }
}

/** States of components beside their fields, such as the open part of a page, by the component's own name. */
export type TypedStates = Record<string, unknown>

/**
 * Events on the window. `leave`: the page is about to be loaded in another language; `keep` and `restore` carry
 * `TypedStates`.
 */
export const typedEvents = { leave: 'typed-leave', keep: 'typed-keep', restore: 'typed-restore' } as const
