import type { ReportKey } from '@/core/report/report-key'
import { answerPairs } from './report/answer-pairs'
import { answerSteps } from './report/answer-steps'
import { answers } from './report/answers'
import { alert, all, groupHigh, leads, not, raised, stopped } from './report/conditions'
import { context } from './report/context'
import { groups } from './report/groups'
import { handOver } from './report/hand-over'
import { letter } from './report/letter'
import { edge, meeting } from './report/meeting'
import { partPieces } from './report/parts'
import { plans } from './report/plans'
import { caption, portrait } from './report/portrait'
import { replacements } from './report/replacements'
import { sample } from './report/sample'
import { sources } from './report/sources'
import { unknown } from './report/unknown'
import { where } from './report/where'

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
  context,
  answerPairs,
  answers,
  onlyReplacedAnswers: stopped,
  where,
  plans,
  answerSteps,
  replacements,
  handOver,
  unknown,
  sources,
  suggestedArticles: [
    { when: alert, article: 'first-conversation' },
    { when: all(not(alert), leads('interest'), raised('interest')), article: 'low-days' },
    { when: all(not(alert), leads('mood'), raised('mood')), article: 'low-days' },
    { when: all(not(alert), groupHigh('self')), article: 'kinder-to-yourself' },
    { when: all(not(alert), groupHigh('strength')), article: 'sleep-that-holds' },
    { when: not(alert), article: 'mood-record' },
  ],
  // None beside help: the next step is a person and not a test.
  next: [
    { when: all(not(alert), leads('mood'), raised('mood')), test: 'mood-energy' },
    { when: all(not(alert), groupHigh('rhythm')), test: 'sleep' },
    { when: all(not(alert), leads('body'), raised('body')), test: 'stress-burnout' },
    { when: all(not(alert), leads('thinking'), raised('thinking')), test: 'self-worth' },
    { when: not(alert), test: 'mood-energy' },
  ],
}
