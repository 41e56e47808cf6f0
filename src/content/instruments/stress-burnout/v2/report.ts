import type { ReportKey } from '@/core/report/report-key'
import { answerPairs } from './report/answer-pairs'
import { answerSteps } from './report/answer-steps'
import { answers } from './report/answers'
import { all, any, burdened, chose, eased, groupHigh, leads, raised, stopped, threatened } from './report/conditions'
import { context } from './report/context'
import { edge } from './report/edge'
import { groups } from './report/groups'
import { handOver } from './report/hand-over'
import { letter } from './report/letter'
import { meeting } from './report/meeting'
import { partPieces } from './report/parts'
import { plans } from './report/plans'
import { caption, portrait } from './report/portrait'
import { replacements } from './report/replacements'
import { sample } from './report/sample'
import { sources } from './report/sources'
import { unknown } from './report/unknown'
import { where } from './report/where'

/** Which paragraphs a report on stress and burnout has, and when they stand; see docs/how-to/write-a-report.md. */
export const report: ReportKey = {
  sample,
  groups,
  portrait,
  caption,
  letter,
  parts: partPieces,
  meeting,
  edge,
  context,
  answerPairs,
  answers,
  onlyReplacedAnswers: any(threatened, stopped),
  where,
  plans,
  answerSteps,
  replacements,
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
    { when: all(eased, chose('c3', 4)), test: 'low-mood' },
    { when: all(eased, leads('distance'), raised('distance')), test: 'low-mood' },
    { when: all(eased, groupHigh('pauses')), test: 'worry' },
    { when: all(eased, leads('overload'), raised('overload')), test: 'worry' },
    { when: eased, test: 'sleep' },
  ],
}
