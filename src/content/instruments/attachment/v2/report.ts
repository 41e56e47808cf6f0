import type { ReportKey } from '@/core/report/report-key'
import { answerPairs } from './report/answer-pairs'
import { answerSteps, answers } from './report/answers'
import { groups } from './report/conditions'
import { context } from './report/context'
import { edge } from './report/edge'
import { handOver } from './report/hand-over'
import { letter } from './report/letter'
import { meeting } from './report/meeting'
import { parts } from './report/parts'
import { plans } from './report/plans'
import { caption, portrait } from './report/portrait'
import { replacements } from './report/replacements'
import { sample } from './report/sample'
import { sources } from './report/sources'
import { unknown } from './report/unknown'
import { where } from './report/where'

export const report: ReportKey = {
  sample,
  groups,
  portrait,
  caption,
  letter,
  parts,
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
    { when: { group: 'quarrels', is: 'high' }, article: 'arguing-well' },
    { when: { group: 'telling', is: 'high' }, article: 'naming-feelings' },
    { when: { part: 'anxiety', is: 'low' }, article: 'listening' },
    { when: { group: 'trust', is: 'high' }, article: 'kinder-to-yourself' },
    { article: 'closeness-and-distance' },
    { article: 'boundaries' },
  ],
  next: [
    { when: { part: 'anxiety', from: 'level5' }, test: 'worry' },
    { when: { group: 'trust', is: 'high' }, test: 'self-worth' },
    { when: { part: 'avoidance', is: 'high' }, test: 'emotion-skills' },
    { when: { part: 'anxiety', is: 'high' }, test: 'worry' },
    { test: 'emotion-skills' },
  ],
}
