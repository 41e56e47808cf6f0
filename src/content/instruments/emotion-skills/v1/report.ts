import type { ReportKey } from '@/core/report/report-key'
import { high, low } from './report/conditions'
import { groups } from './report/groups'
import { handOver } from './report/hand-over'
import { letter, steeringFirst } from './report/letter'
import { edge, meeting } from './report/meeting'
import { partPieces } from './report/parts'
import { plans } from './report/plans'
import { caption, portrait } from './report/portrait'
import { sample } from './report/sample'
import { sources, unknown } from './report/sources'

/** Which paragraphs a report on emotion skills has, and when they stand; see docs/how-to/write-a-report.md. */
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
    { when: low('understand'), article: 'naming-feelings' },
    { when: low('regulate'), article: 'arguing-well' },
    { when: low('notice'), article: 'listening' },
    { when: high('notice'), article: 'boundaries' },
    { when: high('regulate'), article: 'closeness-and-distance' },
    { article: 'naming-feelings' },
    { article: 'reading-a-score' },
  ],
  next: [
    { when: steeringFirst, test: 'stress-burnout' },
    { when: low('regulate'), test: 'stress-burnout' },
    { when: high('notice'), test: 'attachment' },
    { when: high('understand'), test: 'self-worth' },
    { when: low('notice'), test: 'attachment' },
    { test: 'big-five' },
  ],
}
