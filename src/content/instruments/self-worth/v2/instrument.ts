import type { Instrument } from '@/core/instrument'
import { keyed, numbered } from '../../items'

export const instrument: Instrument = {
  slug: 'self-worth',
  version: 2,
  group: 'self',
  minutes: 5,
  responseScale: { min: 1, max: 5 },
  // The three parts take turns, and two lines of one answer group never follow each other within their part.
  dimensions: [
    { id: 'competence', kind: 'trait', items: keyed('q01 -q04 q07 -q10 q13 -q16 q19 q22 q25 -q28 q31 -q34') },
    { id: 'acceptance', kind: 'trait', items: keyed('q02 -q05 q08 -q11 q14 -q17 q20 -q23 q26 -q29 q32 q35') },
    { id: 'contingency', kind: 'trait', items: keyed('q03 -q06 q09 q12 -q15 q18 q21 q24 -q27 q30 q33 -q36') },
  ],
  context: [
    // Since when: as long as I remember, some years, some months, only a few weeks.
    { id: 'c1', options: 4 },
    // Where it shows most: nowhere, work or study, love, family, friends or online, body.
    { id: 'c2', options: 6 },
    // How far it gets in the way: not at all, a little, noticeably, a lot, hardly anything gets done.
    { id: 'c3', options: 5 },
    // What weighs on it: nothing, a setback, a loss or illness, somebody who belittles, somebody who threatens.
    { id: 'c4', options: 5 },
    // The past two weeks: good or mixed, rather heavy, heavy nearly every day.
    { id: 'c5', options: 3 },
  ],
  directed: [
    { id: 'd1', expected: 4 },
    { id: 'd2', expected: 2 },
  ],
  pairs: [
    { a: 'q05', b: 'q14', kind: 'antonym' },
    { a: 'q03', b: 'q15', kind: 'antonym' },
    { a: 'q18', b: 'q36', kind: 'antonym' },
    { a: 'q12', b: 'q21', kind: 'synonym' },
  ],
  // Circumstances come last: asked before, they would color the answers.
  order: numbered(36, { q12: ['d1'], q27: ['d2'], q36: ['c1', 'c2', 'c3', 'c4', 'c5'] }),
  leaveOut: true,
  hasOverall: false,
  care: {
    first: [],
    soft: [],
    // Rules with a headline stand in the order in which one headline gives way to another of the same weight.
    rules: [
      // Somebody threatens or could hurt the reader: safety comes before any score.
      { help: 'first', all: [{ context: 'c4', from: 4 }], head: 'threatened' },
      // Next to nothing that is liked, on top of days that are heavy without a break.
      {
        help: 'first',
        all: [
          { part: 'acceptance', to: 'level1' },
          { context: 'c5', from: 2 },
        ],
        head: 'heavy',
      },
      // Hardly anything gets done, on top of such days: whatever the scores.
      {
        help: 'first',
        all: [
          { context: 'c3', from: 4 },
          { context: 'c5', from: 2 },
        ],
        head: 'stopped',
      },
      // Next to nothing that is liked and little that is trusted, or the other way round, whatever results do to it.
      {
        help: 'soft',
        all: [
          { part: 'acceptance', to: 'level1' },
          { part: 'competence', to: 'level2' },
        ],
        head: 'bleak',
      },
      {
        help: 'soft',
        all: [
          { part: 'acceptance', to: 'level2' },
          { part: 'competence', to: 'level1' },
        ],
        head: 'bleak',
      },
      {
        help: 'soft',
        all: [
          { part: 'acceptance', to: 'level1' },
          { part: 'contingency', from: 'level4' },
        ],
        head: 'harsh',
      },
      {
        help: 'soft',
        all: [
          { part: 'acceptance', to: 'level2' },
          { part: 'contingency', from: 'level5' },
        ],
        head: 'harsh',
      },
      // Two weeks that are heavy nearly every day, whatever the scores.
      { help: 'soft', all: [{ context: 'c5', from: 2 }], head: 'days' },
      // Put down again and again, and the view of oneself goes along with it.
      {
        help: 'soft',
        all: [
          { context: 'c4', from: 3 },
          { part: 'acceptance', to: 'level2' },
        ],
        head: 'belittled',
      },
      {
        help: 'soft',
        all: [
          { context: 'c4', from: 3 },
          { part: 'contingency', from: 'level4' },
        ],
        head: 'belittled',
      },
      // Hardly anything gets done, whatever the scores; a lot is in the way where the answers show why.
      { help: 'soft', all: [{ context: 'c3', from: 4 }], head: 'hindered' },
      {
        help: 'soft',
        all: [
          { context: 'c3', from: 3 },
          { part: 'acceptance', to: 'level2' },
        ],
        head: 'hindered',
      },
      {
        help: 'soft',
        all: [
          { context: 'c3', from: 3 },
          { part: 'competence', to: 'level2' },
        ],
        head: 'hindered',
      },
      {
        help: 'soft',
        all: [
          { context: 'c3', from: 3 },
          { part: 'contingency', from: 'level4' },
        ],
        head: 'hindered',
      },
      // Stern with oneself, and only for a few weeks: a change, not a habit.
      {
        help: 'soft',
        all: [
          { context: 'c1', from: 3 },
          { part: 'acceptance', to: 'level2' },
        ],
        head: 'recent',
      },
      // Next to nothing that is liked, whatever the other parts say.
      { help: 'soft', all: [{ part: 'acceptance', to: 'level1' }], head: 'stern' },
    ],
  },
  // Attainable; turned answers less one, in the order of the items above:
  // competence 4 2 3 3 3 2 3 3 4 2 2 3 = 34 of 48, acceptance 2 1 2 1 1 1 1 1 2 1 2 1 = 16, contingency
  // 2 2 3 2 2 2 3 2 3 1 2 2 = 26.
  sample: { competence: (100 * 34) / 48, acceptance: (100 * 16) / 48, contingency: (100 * 26) / 48 },
  freeDimension: 'acceptance',
  shareable: true,
}
