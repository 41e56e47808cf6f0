import type { Reader } from './key'

/** What of a report can be had as one page to print: the week, four weeks to count in, a page for somebody else. */
export type SheetKind = 'week' | 'count' | Reader

/** What a report has to print, in the order in which it says it. */
interface Printable {
  plan: { later: readonly string[] } | null
  handOver: readonly { reader: Reader }[]
}

/** The sheets of one report; a version without a report of its own has none. */
export function sheetsOf(story: Printable | null): SheetKind[] {
  if (!story) return []
  const { plan, handOver } = story
  return [
    ...(plan ? (['week'] as const) : []),
    ...(plan && plan.later.length > 0 ? (['count'] as const) : []),
    ...handOver.map(({ reader }) => reader),
  ]
}
