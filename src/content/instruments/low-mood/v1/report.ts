import type { ReportKey } from '@/core/report/report-key'
import { all, groupHigh, leads, not, raised, tender } from './report/conditions'
import { groups } from './report/groups'
import { handOver } from './report/hand-over'
import { letter } from './report/letter'
import { edge, meeting } from './report/meeting'
import { partPieces } from './report/parts'
import { plans } from './report/plans'
import { caption, portrait } from './report/portrait'
import { sample } from './report/sample'
import { sources } from './report/sources'
import { unknown } from './report/unknown'

/** Which paragraphs a report on low mood has, and when they stand; see docs/how-to/write-a-report.md. */
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
    { when: tender, article: 'first-conversation' },
    { when: all(not(tender), leads('interest'), raised('interest')), article: 'low-days' },
    { when: all(not(tender), leads('mood'), raised('mood')), article: 'low-days' },
    { when: all(not(tender), groupHigh('judge')), article: 'kinder-to-yourself' },
    { when: all(not(tender), groupHigh('fuel')), article: 'sleep-that-holds' },
    { when: not(tender), article: 'mood-record' },
  ],
  // None beside help: the next step is a person and not a test.
  next: [
    { when: all(not(tender), leads('mood'), raised('mood')), test: 'mood-energy' },
    { when: all(not(tender), groupHigh('fuel')), test: 'sleep' },
    { when: all(not(tender), leads('body'), raised('body')), test: 'stress-burnout' },
    { when: all(not(tender), leads('thinking'), raised('thinking')), test: 'self-worth' },
    { when: not(tender), test: 'mood-energy' },
  ],
}
