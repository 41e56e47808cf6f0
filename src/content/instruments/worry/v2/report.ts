import type { ReportKey } from '@/core/report/report-key'
import { answerPairs } from './report/answer-pairs'
import { answerSteps } from './report/answer-steps'
import { answers } from './report/answers'
import { ahead, all, any, halted, helped, not, raised, threatens } from './report/conditions'
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
  context,
  answerPairs,
  answers,
  onlyReplacedAnswers: any(threatens, halted),
  where,
  plans,
  answerSteps,
  replacements,
  handOver,
  unknown,
  sources,
  suggestedArticles: [
    { when: helped, article: 'first-conversation' },
    { when: all(raised('worrying'), not(threatens)), article: 'worry-time' },
    { when: raised('tension'), article: 'what-stress-does' },
    { when: all(raised('avoidance'), not(threatens)), article: 'kinder-to-yourself' },
    { article: 'reading-a-score' },
    { when: not(threatens), article: 'worry-time' },
  ],
  next: [
    { when: helped, test: 'low-mood' },
    { when: ahead('grip', 'stop', 'ahead', 'sure'), test: 'sleep' },
    { when: raised('tension'), test: 'stress-burnout' },
    { when: raised('avoidance'), test: 'low-mood' },
    { when: raised('worrying'), test: 'sleep' },
    { test: 'emotion-skills' },
  ],
}
