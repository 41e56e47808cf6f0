import type { ReportKey } from '@/core/report/report-key'
import { answerPairs } from './report/answer-pairs'
import { answerSteps } from './report/answer-steps'
import { answers } from './report/answers'
import { any, belittled, groupLow, kind, level, sore, strict, swaying, threatened } from './report/conditions'
import { contexts } from './report/context'
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
import { unknowns } from './report/unknown'
import { where } from './report/where'

/** Which paragraphs a report on self-worth has, and when they stand; see docs/how-to/write-a-report.md. */
export const report: ReportKey = {
  sample,
  groups,
  portrait,
  caption,
  letter,
  parts: partPieces,
  meeting,
  edge,
  context: contexts,
  answerPairs,
  answers,
  onlyReplacedAnswers: any(threatened, belittled),
  where,
  plans,
  answerSteps,
  replacements,
  handOver,
  unknown: unknowns,
  sources,
  suggestedArticles: [
    { when: any(sore, threatened), article: 'first-conversation' },
    { when: strict, article: 'kinder-to-yourself' },
    { when: groupLow('taking'), article: 'kinder-to-yourself' },
    { when: swaying, article: 'boundaries' },
    { when: kind, article: 'listening' },
    { when: level, article: 'listening' },
    { article: 'reading-a-score' },
  ],
  next: [
    { when: any(sore, threatened), test: 'low-mood' },
    { when: swaying, test: 'attachment' },
    { when: strict, test: 'emotion-skills' },
    { test: 'big-five' },
  ],
}
