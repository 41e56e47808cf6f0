import { expect, test } from 'vitest'
import { buildReportContents } from './contents'
import type { Handout, HandoutRecipient, ReportKey } from './report-key'

const page = (reader: HandoutRecipient, when?: Handout['when']): Handout => ({
  reader,
  facts: [],
  requests: [],
  offers: [],
  ...(when && { when }),
})
const some = { help: 'none' } as const

test.each([
  { pages: [], promised: null },
  { pages: [page('friend')], promised: 'close' },
  { pages: [page('friend', some)], promised: null },
  { pages: [page('partner', some), page('friend', 'otherwise')], promised: 'close' },
  { pages: [page('partner', some), page('friend', 'otherwise'), page('doctor', some)], promised: 'close' },
  // The page for a doctor would leave some readers without one for somebody close.
  { pages: [page('doctor', some), page('friend', 'otherwise')], promised: null },
  { pages: [page('partner'), page('doctor')], promised: 'both' },
])(
  'buildReportContents returns the handout readers $promised for the handouts $pages',
  ({ pages: handOver, promised }) => {
    const piece = { id: 'a', note: '' }
    const key: ReportKey = {
      sample: {},
      groups: [],
      portrait: [piece],
      caption: [],
      parts: {},
      meeting: [],
      edge: [],
      context: [],
      letter: { pattern: [], difference: [], pull: [], gives: [] },
      answers: [],
      where: null,
      plans: [],
      handOver,
      unknown: [],
      sources: {},
      suggestedArticles: [],
      next: [],
    }
    expect(buildReportContents({ dimensions: [] }, key).handOver).toBe(promised)
  },
)
