import type { ReportKey } from '@/core/report/report-key'
import { helped, raised } from './report/conditions'
import { groups } from './report/groups'
import { handOver } from './report/hand-over'
import { letter } from './report/letter'
import { edge, meeting } from './report/meeting'
import { partPieces } from './report/parts'
import { plans } from './report/plans'
import { caption, portrait } from './report/portrait'
import { sample } from './report/sample'
import { sources, unknown } from './report/sources'

/** Which paragraphs a report on attention has, and when they stand; see docs/how-to/write-a-report.md. */
export const report: ReportKey = {
  sample,
  groups,
  portrait,
  caption,
  letter,
  parts: partPieces,
  meeting,
  edge,
  context: [],
  answers: [],
  where: null,
  plans,
  handOver,
  unknown,
  sources,
  suggestedArticles: [
    { when: helped, article: 'first-conversation' },
    { article: 'attention-in-a-loud-day' },
    { when: raised('restlessness'), article: 'what-stress-does' },
    { when: raised('inattention'), article: 'sleep-that-holds' },
    { article: 'reading-a-score' },
  ],
  next: [
    { when: helped, test: 'sleep' },
    { when: raised('restlessness'), test: 'worry' },
    { when: raised('inattention'), test: 'sleep' },
    { when: raised('impulsivity'), test: 'emotion-skills' },
    { test: 'sleep' },
  ],
}
