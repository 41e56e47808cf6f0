import type { ReportKey } from '@/core/report/report-key'
import { answerPairs } from './report/answer-pairs'
import { answerSteps } from './report/answer-steps'
import { answers } from './report/answers'
import { chose, helped, lively, low, raised, tired } from './report/conditions'
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
  context,
  answerPairs,
  answers,
  where,
  plans,
  answerSteps,
  replacements,
  handOver,
  unknown,
  sources,
  suggestedArticles: [
    { when: helped, article: 'first-conversation' },
    { article: 'attention-in-a-loud-day' },
    { when: tired, article: 'sleep-that-holds' },
    { when: raised('restlessness'), article: 'what-stress-does' },
    { article: 'reading-a-score' },
  ],
  next: [
    { when: lively, test: 'mood-energy' },
    { when: low, test: 'low-mood' },
    { when: tired, test: 'sleep' },
    { when: chose('c5', 1), test: 'stress-burnout' },
    { when: raised('restlessness'), test: 'worry' },
    { when: raised('impulsivity'), test: 'emotion-skills' },
    { test: 'sleep' },
  ],
}
