import type { CareRule, Instrument } from '@/core/instrument'
import { keyed, nearlyThroughout, numbered, throughout } from '../../items'

const parts = ['worrying', 'tension', 'avoidance'] as const

export const instrument: Instrument = {
  slug: 'worry',
  version: 2,
  group: 'stress',
  minutes: 5,
  responseScale: { min: 0, max: 4 },
  dimensions: [
    { id: 'worrying', kind: 'symptom', items: keyed('q01 -q04 q07 q10 q13 -q16 q19 q22 -q25 q28 q31 -q34 q37') },
    { id: 'tension', kind: 'symptom', items: keyed('-q02 q05 q08 q11 -q14 q17 q20 -q23 q26 q29 -q32 q35 q38') },
    { id: 'avoidance', kind: 'symptom', items: keyed('q03 -q06 q09 q12 -q15 q18 q21 -q24 q27 q30 -q33 q36') },
  ],
  context: [
    // Since when: hardly any unease, under a month, one to six months, longer, for as long as I remember.
    { id: 'c1', options: 5 },
    // How far it gets in the way: 0 not at all … 3 a lot · 4 daily life has stopped.
    { id: 'c2', options: 5 },
    // What about: 0 changing or nothing · 1 work, study, money · 2 health · 3 people close · 4 one event with a date ·
    // 5 somebody who threatens or could hurt.
    { id: 'c3', options: 6 },
    // Body: 0 nothing known · 1 coffee and the like · 2 illness, pregnancy, hormones · 3 medicine new or changed ·
    // 4 alcohol or another drug on most days · 5 cut down or stopped alcohol or a sedative.
    { id: 'c4', options: 6 },
    // Sudden attacks of fear: 0 no · 1 yes, looked into by a doctor · 2 once or twice, not looked into · 3 more often.
    { id: 'c5', options: 4 },
  ],
  directed: [
    { id: 'd1', expected: 3 },
    { id: 'd2', expected: 1 },
  ],
  pairs: [
    { a: 'q04', b: 'q28', kind: 'antonym' },
    { a: 'q05', b: 'q14', kind: 'antonym' },
    { a: 'q09', b: 'q24', kind: 'antonym' },
    { a: 'q11', b: 'q29', kind: 'synonym' },
  ],
  // Circumstances come last: a named reason would color the lines before it.
  order: numbered(38, { q12: ['d1'], q27: ['d2'], q38: ['c1', 'c2', 'c3', 'c4', 'c5'] }),
  leaveOut: true,
  hasOverall: false,
  care: {
    first: ['worrying', 'tension'],
    soft: ['avoidance'],
    // The rules below still put help first: their headlines say what is to be done before those of very high parts.
    eases: [
      { parts: ['worrying', 'tension'], all: [{ context: 'c3', from: 5 }], help: 'soft' },
      { parts: ['worrying', 'tension'], all: [{ context: 'c2', from: 4 }], help: 'soft' },
    ],
    rules: [
      // Somebody threatens: safety comes before any score.
      { help: 'first', all: [{ context: 'c3', from: 5 }], head: 'threat', foremost: true },
      // Daily life has stopped, whatever the scores.
      { help: 'first', all: [{ context: 'c2', from: 4 }], head: 'stopped' },
      // Alcohol or a sedative cut down or stopped: the unrest may be withdrawal. Drinking on most days with a tense body.
      { help: 'soft', all: [{ context: 'c4', from: 5 }], head: 'stopping', foremost: true },
      // Attacks that no doctor has looked into.
      { help: 'soft', all: [{ context: 'c5', from: 2 }], head: 'attacks' },
      {
        help: 'soft',
        all: [
          { context: 'c4', from: 4 },
          { part: 'tension', from: 'level3' },
        ],
        head: 'substance',
      },
      ...throughout(...parts),
      ...nearlyThroughout(...parts),
      // It costs a lot, whatever the scores; or noticeably, and one part is high.
      { help: 'soft', all: [{ context: 'c2', from: 3 }], head: 'hindered' },
      ...parts.map(
        (part): CareRule => ({
          help: 'soft',
          all: [
            { context: 'c2', from: 2 },
            { part, from: 'level4' },
          ],
          head: 'hindered',
        }),
      ),
      // Worry or a tense body high for longer than six months.
      ...parts.slice(0, 2).map(
        (part): CareRule => ({
          help: 'soft',
          all: [
            { context: 'c1', from: 3 },
            { part, from: 'level4' },
          ],
          head: 'long',
        }),
      ),
    ],
  },
  // Attainable; turned answers, in the order of the items above:
  // worrying 3 3 3 2 3 2 3 2 2 4 3 2 3 = 35 of 52, tension 1 2 2 2 1 1 2 2 3 3 2 2 1 = 24 of 52,
  // avoidance 2 1 2 0 1 2 1 1 1 0 1 2 = 14 of 48.
  sample: { worrying: (100 * 35) / 52, tension: (100 * 24) / 52, avoidance: (100 * 14) / 48 },
  freeDimension: 'worrying',
  shareable: false,
}
