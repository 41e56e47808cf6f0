import type { ReportKey } from '@/core/report/report-key'
import { all, any, burdened, eased, leads, raised } from './report/conditions'
import { groups } from './report/groups'
import { handOver } from './report/hand-over'
import { letter } from './report/letter'
import { edge, meeting } from './report/meeting'
import { partPieces } from './report/parts'
import { plans } from './report/plans'
import { captions, portrait } from './report/portrait'
import { sample } from './report/sample'
import { sources } from './report/sources'
import { unknown } from './report/unknown'

/** Which paragraphs a report on stress and burnout has, and when they stand; see docs/how-to/write-a-report.md. */
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
    { when: burdened, article: 'first-conversation' },
    { when: burdened, article: 'burnout' },
    { when: all(leads('control'), raised('control')), article: 'boundaries' },
    { when: any(raised('exhaustion'), raised('distance')), article: 'burnout' },
    { article: 'what-stress-does' },
    { article: 'sleep-that-holds' },
  ],
  // None beside help: the next step is a person and not a test.
  next: [
    { when: all(eased, leads('distance'), raised('distance')), test: 'low-mood' },
    { when: all(eased, leads('overload'), raised('overload')), test: 'worry' },
    { when: eased, test: 'sleep' },
  ],
}
