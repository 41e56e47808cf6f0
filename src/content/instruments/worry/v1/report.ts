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

/** Which paragraphs a report on worry has, and when they stand; see docs/how-to/write-a-report.md. */
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
    { when: raised('worrying'), article: 'worry-time' },
    { when: raised('tension'), article: 'what-stress-does' },
    { when: raised('avoidance'), article: 'kinder-to-yourself' },
    { article: 'reading-a-score' },
    { article: 'worry-time' },
  ],
  next: [
    { when: helped, test: 'low-mood' },
    { when: raised('tension'), test: 'sleep' },
    { when: raised('avoidance'), test: 'low-mood' },
    { when: raised('worrying'), test: 'sleep' },
    { test: 'emotion-skills' },
  ],
}
