import type { RunItem } from '../../run-items'

/** Everything the run page knows of a test. */
export interface RunTest {
  slug: string
  title: string
  version: number
  items: readonly RunItem[]
  /** The time frame and how to answer, shown before the first question. */
  instructions: string
  /** The time frame in a few words, above every question. */
  stem: string
  /** Version of the consent texts on this page. */
  consentVersion: string
}

/** Index of the first item without an answer; the number of items when there is none. */
export function firstOpen(items: RunTest['items'], answers: Readonly<Record<string, unknown>>): number {
  const index = items.findIndex(({ id }) => answers[id] === undefined)
  return index === -1 ? items.length : index
}

/** Rounded minutes for the items still open, at 7 seconds an item; never less than one. */
export const minutesLeft = (open: number): number => Math.max(1, Math.round((open * 7) / 60))
