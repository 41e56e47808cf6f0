import type { ReportKey } from '@/core/report/report-key'
import { answerPairs } from './report/answer-pairs'
import { answerSteps } from './report/answer-steps'
import { answers } from './report/answers'
import {
  all,
  any,
  burdened,
  chose,
  first as helpFirst,
  high,
  low,
  not,
  steeringFirst,
  stopped,
  threatened,
} from './report/conditions'
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

const calm = not(helpFirst)

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
    { when: all(calm, low('understand')), article: 'naming-feelings' },
    { when: all(calm, low('regulate')), article: 'arguing-well' },
    { when: all(calm, low('notice')), article: 'listening' },
    { when: all(calm, high('notice')), article: 'boundaries' },
    { when: all(calm, high('regulate')), article: 'closeness-and-distance' },
    { article: 'naming-feelings' },
    { article: 'reading-a-score' },
  ],
  // Where help comes first, no further test is suggested.
  next: [
    { when: all(calm, burdened), test: 'low-mood' },
    { when: all(calm, chose('c4', 1)), test: 'sleep' },
    { when: all(calm, chose('c4', 4)), test: 'stress-burnout' },
    { when: all(calm, steeringFirst), test: 'stress-burnout' },
    { when: all(calm, low('regulate')), test: 'worry' },
    { when: all(calm, high('notice')), test: 'attachment' },
    { when: all(calm, high('understand')), test: 'self-worth' },
    { when: all(calm, low('notice')), test: 'attachment' },
    { when: calm, test: 'big-five' },
  ],
}
