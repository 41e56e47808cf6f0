import type { Level } from '@mindglass/psychometrics/instrument'
import type { CareCondition, CareEase, CareFacts, CareRule, Phase } from '@/core/instrument'
import { highs } from './stretches'

const at = (part: string, from: Level): CareCondition => ({ part, from })
const phase = (part: string, ...phases: Phase[]): CareCondition => ({ phaseOf: part, in: phases })
/** The longest high stretch lasted four days or more. */
const long: CareCondition = { context: 'c2', from: 4 }
/** The longest low stretch lasted more than two weeks. */
const longLow: CareCondition = { context: 'c7', from: 4 }
/** It got in the way noticeably; a lot; daily life came to a halt. */
const noticeable: CareCondition = { context: 'c3', from: 2 }
const aLot: CareCondition = { context: 'c3', from: 3 }
const stopped: CareCondition = { context: 'c3', from: 4 }
/** Something goes on now, the low at least; the high, or both at once; both at once. Nothing goes on. */
const anyNow: CareCondition = { context: 'c6', from: 1 }
const now: CareCondition = { context: 'c6', from: 2 }
const mixedNow: CareCondition = { context: 'c6', from: 3 }
const past: CareCondition = { context: 'c6', to: 0 }
/** Somebody was worried or asked for a slower pace. */
const worried: CareCondition = { context: 'c5', from: 3 }

/** Anger alone makes no height: beside a strong low, the low is what the headline speaks of. */
const bright = ['activation', 'thought', 'impulse'] as const
const parts = [...highs, 'swings', 'low'] as const
/** Parts without a rule of their own: low has one. */
const others = [...highs, 'swings'] as const

const first = (all: CareCondition[], head?: string): CareRule => ({ help: 'first', all, ...(head && { head }) })
const soft = (all: CareCondition[], head?: string): CareRule => ({ help: 'soft', all, ...(head && { head }) })

/**
 * What calls for help first while it goes on, or while that was left out. Once nothing goes on, the same answers call
 * for soft help if the stretches of these parts were long or costly, and for none if they were short and cost nothing.
 */
const byPhase = (all: CareCondition[], head: string, of: readonly string[]): CareRule[] => {
  // All highs are of one stretch.
  const stretches = new Set(of.map((part) => (highs.find((high) => high === part) ? highs[0] : part)))
  return [
    { help: 'first', all, unless: [past], head },
    ...[...stretches].map((part) => soft([past, ...all, phase(part, 'over')], `${head}-over`)),
  ]
}

/** Every choice of `size` among the parts without a rule of their own. */
const choices = (size: number, from: readonly string[] = others): string[][] =>
  size === 0 ? [[]] : from.flatMap((part, at) => choices(size - 1, from.slice(at + 1)).map((rest) => [part, ...rest]))

/** None of the others is lighter than this; of one that was left out nothing is known, and that makes nothing light. */
const rest = (chosen: readonly string[], from: Level): CareCondition[] =>
  parts.filter((part) => !chosen.includes(part)).map((part) => ({ part, from, orUnscored: true }))

/**
 * What version 1 asked of the mean (60 or more), said without one. Below level5 nowhere and below level4 in low, a mean of
 * 60 takes three parts at level4, or two with nothing at level1, or one with all others at level3, of which one at least
 * was answered: a part by itself is no pattern.
 */
const asHighAsAMeanOfLevel4: { all: CareCondition[]; of: readonly string[] }[] = [
  ...choices(3).map((chosen) => ({ all: chosen.map((part) => at(part, 'level4')), of: chosen })),
  ...choices(2).map((chosen) => ({
    all: [...chosen.map((part) => at(part, 'level4')), ...rest(chosen, 'level2')],
    of: chosen,
  })),
  ...choices(1).flatMap(([part = '']) =>
    parts
      .filter((other) => other !== part)
      .map((other) => ({
        all: [at(part, 'level4'), at(other, 'level3'), ...rest([part, other], 'level3')],
        of: [part, other],
      })),
  ),
]

/** Nothing of the year stands out, as far as every part was answered, and it cost nothing; a high is seen less from inside. */
const faint: CareCondition[] = [
  { context: 'c3', to: 1 },
  ...highs.map((part): CareCondition => ({ part, to: 'level3' })),
  { part: 'low', to: 'level2' },
  { part: 'swings', to: 'level2' },
]

/** Rules with a headline stand in the order in which one headline gives way to another of the same weight. */
const rules: CareRule[] = [
  // Daily life came to a halt, whatever the scores.
  { help: 'first', all: [stopped], unless: [past], head: 'stopped' },
  soft([past, stopped], 'stopped-over'),
  // It is going on now: a high that is strong or long, a high and a low at once, or a high in a year with a deep low.
  ...highs.map((part) => first([now, at(part, 'level4')], 'now')),
  first([now, long], 'now'),
  first([mixedNow, at('low', 'level3')], 'now'),
  first([now, at('low', 'level4')], 'now'),
  // … or it has consequences: heavy ones of a high, noticeable ones of both at once.
  first([now, aLot], 'now'),
  first([mixedNow, noticeable], 'now'),
  // Very high and very low in one year.
  ...bright.flatMap((part) => byPhase([at(part, 'level4'), at('low', 'level4')], 'both', [part, 'low'])),
  // A high of four days or more: strong, or with consequences. It never reads as single days.
  ...bright.map((part): CareRule => ({ ...first([long, at(part, 'level4')], 'stretch'), unless: [past] })),
  { ...first([long, noticeable, at('irritability', 'level4')], 'stretch'), unless: [past] },
  { ...first([long, aLot], 'stretch'), unless: [past] },
  // A low that weighs, or one that goes on now or went on long, with consequences.
  ...byPhase([at('low', 'level4')], 'sunk', ['low']),
  first([anyNow, aLot, at('low', 'level3')], 'sunk'),
  ...byPhase([longLow, aLot, at('low', 'level3')], 'sunk', ['low']),
  // Two of energy, speed and risk at once, of whatever length.
  ...choices(2, bright).flatMap((chosen) =>
    byPhase(
      chosen.map((part) => at(part, 'level4')),
      'fast',
      chosen.slice(0, 1),
    ),
  ),
  ...asHighAsAMeanOfLevel4.flatMap(({ all, of }) => byPhase(all, 'many', of)),
  // Softer: four days and more with consequences, with energy or speed, or with a second sign that it was no single day.
  soft([long, noticeable], 'stretch'),
  soft([long, { context: 'c1', from: 3 }], 'stretch'),
  soft([long, { context: 'c4', from: 2 }], 'stretch'),
  soft([long, worried], 'stretch'),
  soft([long, at('activation', 'level3')], 'stretch'),
  soft([long, at('thought', 'level3')], 'stretch'),
  soft([long, at('impulse', 'level4')], 'stretch'),
  ...(['impulse', 'irritability'] as const).flatMap((part) => [
    soft([long, { context: 'c1', from: 2 }, at(part, 'level3')], 'stretch'),
    soft([long, { context: 'c5', from: 1 }, at(part, 'level3')], 'stretch'),
  ]),
  ...highs.map((part) => soft([now, at(part, 'level3')], 'now')),
  soft([mixedNow], 'now'),
  soft([now, noticeable], 'now'),
  { ...soft([anyNow, at('low', 'level3')], 'sunk'), unless: [now] },
  { ...soft([longLow, at('low', 'level3')], 'sunk'), unless: [past] },
  soft([past, longLow, at('low', 'level3')], 'sunk-over'),
  // Whatever goes on now, and costs something or stands out; on light lines and without a cost a note says what to watch.
  { ...soft([anyNow], 'inside'), unless: faint },
  soft([past, aLot], 'hindered-over'),
  soft([aLot], 'hindered'),
  soft([past, worried, noticeable], 'hindered-over'),
  soft([worried, noticeable], 'hindered'),
  ...highs.map((part) => soft([worried, at(part, 'level4')], 'worried')),
]

/** A very high part calls for less once nothing goes on; in any other case for as much as ever. */
const eases: CareEase[] = [
  { parts, all: [past, stopped], help: 'soft', head: 'stopped-over' },
  ...parts.map(
    (part): CareEase => ({ parts: [part], all: [past, phase(part, 'over')], help: 'soft', head: `${part}-over` }),
  ),
  { parts: ['low'], all: [past, phase('low', 'short')], help: 'none', head: 'low-short' },
  { parts: highs, all: [past, phase('activation', 'short')], help: 'none', head: 'high-short' },
  { parts: ['swings'], all: [past, phase('swings', 'short')], help: 'none', head: 'swings-short' },
]

export const care: CareFacts = {
  first: ['low', 'activation', 'thought', 'impulse', 'irritability', 'swings'],
  soft: [],
  rules,
  eases,
}
