import type { RunItem } from '../../schema'

/** Data of a test that the run page uses. */
export interface RunTest {
  slug: string
  title: string
  /** One line on what the reader learns. */
  tagline: string
  version: number
  items: readonly RunItem[]
  /** Time frame and instructions: `lead` is read before the first question, `rest` is folded behind it. */
  instructions: { lead: string; rest: string }
  /** The time frame in a few words, above every question that does not stand alone. */
  stem: string
  /** Whether the link to help is shown under every question, and not only in the menu. */
  helpInSight: boolean
  /** Version of the consent texts on this page. */
  consentVersion: string
}

/** Returns the index of the first item without an answer; the number of items if there is none. */
export function firstOpenPosition(items: RunTest['items'], answers: Readonly<Record<string, unknown>>): number {
  const index = items.findIndex(({ id }) => answers[id] === undefined)
  return index === -1 ? items.length : index
}

/**
 * Returns the position that follows a question that was open when it was shown: the next open one after it, else the
 * first open one; the end when none is open. After the last question the end comes first, because it shows the
 * questions left out.
 */
export function nextOpenPosition(
  items: RunTest['items'],
  answers: Readonly<Record<string, unknown>>,
  position: number,
): number {
  if (position + 1 >= items.length) return items.length
  const isOpen = ({ id }: { id: string }, index: number) => index !== position && answers[id] === undefined
  const after = items.findIndex((item, index) => index > position && isOpen(item, index))
  const next = after === -1 ? items.findIndex(isOpen) : after
  return next === -1 ? items.length : next
}

/** Returns the rounded minutes for the items still open, at 7 seconds an item; never less than one. */
export const minutesLeft = (open: number): number => Math.max(1, Math.round((open * 7) / 60))
