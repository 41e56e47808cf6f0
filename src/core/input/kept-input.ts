/** Session storage key for typed text, kept while a page changes its language. */
export const DRAFT_KEY = 'typed'

declare global {
  interface Window {
    /** Stored states, for parts of the page that load a little later. */
    typedStates?: DraftStates | undefined
  }
}

/** States of components beside their fields, such as the open part of a page, by the component's own name. */
export type DraftStates = Record<string, unknown>

/**
 * Events on the window. `leave`: the page is about to be loaded in another language; `keep` and `restore` carry
 * `TypedStates`.
 */
export const draftEvents = { leave: 'typed-leave', keep: 'typed-keep', restore: 'typed-restore' } as const
