import type { ReportKey } from '@/core/report/report-key'
import { answerPairs } from './report/answer-pairs'
import { answerSteps, answers } from './report/answers'
import { caption } from './report/caption'
import { context } from './report/context'
import { edge } from './report/edge'
import { stopped } from './report/facts'
import { groups } from './report/groups'
import { handOver } from './report/hand-over'
import { letter } from './report/letter'
import { meeting } from './report/meeting'
import { partPieces } from './report/parts'
import { plans } from './report/plans'
import { portrait } from './report/portrait'
import { replacements } from './report/replacements'
import { sample } from './report/sample'
import { next, sources, suggestedArticles, unknown } from './report/sources'
import { where } from './report/where'

/** What a report on the highest and the lowest stretch of a year is put together from. */
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
  suggestedArticles,
  next,
}
