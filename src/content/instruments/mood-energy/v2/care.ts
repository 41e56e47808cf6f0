import type { CareCondition, CareFacts, CareRule, Level } from '@/core/psychometrics/instrument'

const at = (part: string, from: Level): CareCondition => ({ part, from })
/** The longest high stretch lasted four days or more. */
const long: CareCondition = { context: 'c2', from: 4 }
/** It got in the way noticeably; a lot. */
const noticeable: CareCondition = { context: 'c3', from: 2 }
const aLot: CareCondition = { context: 'c3', from: 3 }
/** Something is going on now, the low at least; the high, or both at once; both at once. */
const anyNow: CareCondition = { context: 'c6', from: 1 }
const now: CareCondition = { context: 'c6', from: 2 }
const mixedNow: CareCondition = { context: 'c6', from: 3 }

const highs = ['activation', 'thought', 'impulse', 'irritability'] as const
/** Anger alone makes no height: beside a strong low, the low is what the headline speaks of. */
const bright = ['activation', 'thought', 'impulse'] as const
const parts = [...highs, 'swings', 'low'] as const
/** Those that v1 had no rule of their own for: low has one. */
const others = [...highs, 'swings'] as const

const first = (all: CareCondition[], head?: string): CareRule => ({ help: 'first', all, ...(head && { head }) })
const soft = (all: CareCondition[], head?: string): CareRule => ({ help: 'soft', all, ...(head && { head }) })

/** Every choice of `size` among the parts without a rule of their own. */
const choices = (size: number, from: readonly string[] = others): string[][] =>
  size === 0 ? [[]] : from.flatMap((part, at) => choices(size - 1, from.slice(at + 1)).map((rest) => [part, ...rest]))

/** None of the others is lighter than this; of one that was left out nothing is known, and that makes nothing light. */
const rest = (chosen: readonly string[], from: Level): CareCondition[] =>
  parts.filter((part) => !chosen.includes(part)).map((part) => ({ part, from, orUnscored: true }))

/**
 * What v1 asked of the mean (60 or more), said without one. Below level5 nowhere and below level4 in low, a mean of 60
 * takes three parts at level4, or two with nothing at level1, or one with all others at level3, of which one at least was
 * answered: a part by itself is no pattern.
 */
const asHighAsAMeanOfLevel4: CareRule[] = [
  ...choices(3).map((chosen) =>
    first(
      chosen.map((part) => at(part, 'level4')),
      'many',
    ),
  ),
  ...choices(2).map((chosen) =>
    first([...chosen.map((part) => at(part, 'level4')), ...rest(chosen, 'level2')], 'many'),
  ),
  ...choices(1).flatMap(([part = '']) =>
    parts
      .filter((other) => other !== part)
      .map((other) => first([at(part, 'level4'), at(other, 'level3'), ...rest([part, other], 'level3')], 'many')),
  ),
]

/** Rules with a headline stand in the order in which one headline gives way to another of the same weight. */
export const care: CareFacts = {
  first: ['low', 'activation', 'thought', 'impulse', 'irritability', 'swings'],
  soft: [],
  rules: [
    // Daily life came to a halt, whatever the scores.
    first([{ context: 'c3', from: 4 }], 'stopped'),
    // It is going on now: a high that is strong or long, or a high and a low at once.
    ...highs.map((part) => first([now, at(part, 'level4')], 'now')),
    first([now, long], 'now'),
    first([mixedNow, at('low', 'level3')], 'now'),
    // … or it has consequences: heavy ones of a high, noticeable ones of both at once.
    first([now, aLot], 'now'),
    first([mixedNow, noticeable], 'now'),
    // Very high and very low in one year.
    ...bright.map((part) => first([at(part, 'level4'), at('low', 'level4')], 'both')),
    // A high of four days or more: strong, or with consequences. It never reads as single days.
    ...bright.map((part) => first([long, at(part, 'level4')], 'stretch')),
    first([long, noticeable, at('irritability', 'level4')], 'stretch'),
    first([long, aLot], 'stretch'),
    // A low that weighs, or one that goes on now or went on long, with consequences.
    first([at('low', 'level4')], 'sunk'),
    first([anyNow, aLot, at('low', 'level3')], 'sunk'),
    first([{ context: 'c7', from: 4 }, aLot, at('low', 'level3')], 'sunk'),
    // Two of energy, speed and risk at once, of whatever length.
    ...choices(2, bright).map((chosen) =>
      first(
        chosen.map((part) => at(part, 'level4')),
        'fast',
      ),
    ),
    ...asHighAsAMeanOfLevel4,
    // Softer: four days and more with consequences, with energy or speed, or with a second sign that it was no single day.
    soft([long, noticeable], 'stretch'),
    soft([long, { context: 'c1', from: 3 }], 'stretch'),
    soft([long, { context: 'c4', from: 2 }], 'stretch'),
    soft([long, { context: 'c5', from: 3 }], 'stretch'),
    soft([long, at('activation', 'level3')], 'stretch'),
    soft([long, at('thought', 'level3')], 'stretch'),
    ...(['impulse', 'irritability'] as const).flatMap((part) => [
      soft([long, { context: 'c1', from: 2 }, at(part, 'level3')], 'stretch'),
      soft([long, { context: 'c5', from: 1 }, at(part, 'level3')], 'stretch'),
    ]),
    ...highs.map((part) => soft([now, at(part, 'level3')], 'now')),
    soft([mixedNow], 'now'),
    soft([now, noticeable], 'now'),
    soft([anyNow, at('low', 'level3')], 'sunk'),
    soft([{ context: 'c7', from: 4 }, at('low', 'level3')], 'sunk'),
    // Whatever goes on now, on however faint lines: from inside its size cannot be seen.
    soft([anyNow], 'inside'),
    soft([aLot], 'hindered'),
    // Somebody was worried and asked for a slower pace or for help.
    soft([{ context: 'c5', from: 3 }, noticeable], 'hindered'),
  ],
}
