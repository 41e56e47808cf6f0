import type { ReportKey } from '@/core/report/report-key'
import { answerPairs } from './report/answer-pairs'
import { answerSteps } from './report/answer-steps'
import { answers } from './report/answers'
import { all, anyRaised, groupHigh, light, nightHigh, raised } from './report/conditions'
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

/** Which paragraphs a report on sleep has, and when they stand; see docs/how-to/write-a-report.md. */
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
    { when: anyRaised, article: 'sleep-that-holds' },
    { when: groupHigh('mind'), article: 'worry-time' },
    { article: 'what-stress-does' },
    { article: 'sleep-that-holds' },
  ],
  next: [
    { when: all(nightHigh, light('daytime')), test: 'mood-energy' },
    { when: groupHigh('early'), test: 'low-mood' },
    { when: groupHigh('drive'), test: 'low-mood' },
    { when: groupHigh('mind'), test: 'worry' },
    { when: raised('daytime'), test: 'stress-burnout' },
    { test: 'stress-burnout' },
  ],
}
