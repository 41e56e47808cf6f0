import type { ReportKey } from '@/core/report/report-key'
import { answerPairs } from './report/answer-pairs'
import { answerSteps, answers } from './report/answers'
import { caption } from './report/caption'
import { context, unknown } from './report/circumstances'
import { edge } from './report/edge'
import { groups } from './report/groups'
import { handOver } from './report/hand-over'
import { letter } from './report/letter'
import { meeting } from './report/meeting'
import { parts } from './report/parts'
import { plans } from './report/plans'
import { portrait } from './report/portrait'
import { replacements } from './report/replacements'
import { sample } from './report/sample'
import { sources } from './report/sources'
import { where } from './report/where'

/** Five traits, ten groups of answers; which paragraphs stand, and when. */
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
    {
      when: {
        any: [{ help: 'soft' }, { leads: 'stability', lean: 'low' }, { second: 'stability', lean: 'low' }],
      },
      article: 'naming-feelings',
    },
    {
      when: {
        any: [
          { leads: 'agreeableness', lean: 'high' },
          { second: 'agreeableness', lean: 'high' },
        ],
      },
      article: 'boundaries',
    },
    {
      when: {
        any: [
          { leads: 'agreeableness', lean: 'low' },
          { second: 'agreeableness', lean: 'low' },
        ],
      },
      article: 'arguing-well',
    },
    {
      when: {
        any: [
          { leads: 'extraversion', lean: 'high' },
          { second: 'extraversion', lean: 'high' },
        ],
      },
      article: 'listening',
    },
    { article: 'traits-not-types' },
    { article: 'reading-a-score' },
  ],
  next: [
    { when: { leads: 'stability', lean: 'low' }, test: 'emotion-skills' },
    { when: { leads: 'agreeableness' }, test: 'attachment' },
    { when: { leads: 'conscientiousness', lean: 'low' }, test: 'attention' },
    { when: { leads: 'conscientiousness', lean: 'high' }, test: 'stress-burnout' },
    { test: 'self-worth' },
  ],
}
