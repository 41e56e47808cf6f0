/** Session storage: what was typed, while a page changes its language. */
export const TYPED_KEY = 'typed'

declare global {
  interface Window {
    /** States that were kept, for parts of the page that come a little later. */
    typedStates?: TypedStates | undefined
  }
}

/** States of components beside their fields, such as which part of a page is open, by a name of theirs. */
export type TypedStates = Record<string, unknown>

/** On the window. `leave`: the page is about to be loaded in another language; `keep` and `restore` carry `TypedStates`. */
export const typedEvents = { leave: 'typed-leave', keep: 'typed-keep', restore: 'typed-restore' } as const
