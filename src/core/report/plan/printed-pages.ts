import type { HandoutRecipient } from '../report-key'

/** Parts of a report available as one page to print: the week, four weeks to count in, a page for somebody else. */
export type PrintedPageKind = 'week' | 'count' | HandoutRecipient

/** Parts of a report that are printed, in the order of the report. */
interface Printable {
  plan: { later: readonly string[] } | null
  handOver: readonly { reader: HandoutRecipient }[]
}

/** Returns the printed pages of one report; a version without a report of its own has none. */
export function printedPagesOf(story: Printable | null): PrintedPageKind[] {
  if (!story) return []
  const { plan, handOver } = story
  return [
    ...(plan ? (['week'] as const) : []),
    ...(plan && plan.later.length > 0 ? (['count'] as const) : []),
    ...handOver.map(({ reader }) => reader),
  ]
}
