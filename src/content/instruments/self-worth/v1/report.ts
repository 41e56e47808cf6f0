import type { ReportKey } from '@/core/report/report-key'
import { kind, level, sore, strict, swaying } from './report/conditions'
import { groups } from './report/groups'
import { handOver } from './report/hand-over'
import { letter } from './report/letter'
import { edge, meeting } from './report/meeting'
import { partPieces } from './report/parts'
import { plans } from './report/plans'
import { captions, portrait } from './report/portrait'
import { sample } from './report/sample'
import { sources, unknown } from './report/sources'

/** Which paragraphs a report on self-worth has, and when they stand; see docs/how-to/write-a-report.md. */
export const report: ReportKey = {
  sample,
  groups,
  portrait,
  caption: captions,
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
    { when: sore, article: 'first-conversation' },
    { when: strict, article: 'kinder-to-yourself' },
    { when: swaying, article: 'boundaries' },
    { when: kind, article: 'listening' },
    { when: level, article: 'listening' },
    { article: 'reading-a-score' },
  ],
  next: [
    { when: sore, test: 'low-mood' },
    { when: swaying, test: 'attachment' },
    { when: strict, test: 'emotion-skills' },
    { test: 'big-five' },
  ],
}
