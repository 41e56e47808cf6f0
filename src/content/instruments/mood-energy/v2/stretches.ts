import type { Stretch } from '@/core/instrument'

export const highs = ['activation', 'thought', 'impulse', 'irritability'] as const

/**
 * The cost was none or a little. A little counts as none: the options above it begin where other things suffer, and a
 * stretch that stands out at all gets in the way of something for an hour.
 */
const cheap = { context: 'c3', to: 1 } as const
/**
 * The longest low: a day or two. Several strong days are long enough to be looked at, and "there was none" is no length:
 * beside lines that tell of one, nothing is known of it.
 */
const briefLow = { context: 'c7', from: 1, to: 1 } as const
/** The longest high: three days at most. Doctors begin to ask more closely at four. */
const briefHigh = { context: 'c2', from: 1, to: 3 } as const
/** Somebody was worried: whoever is high is the last to see what it costs. */
const worried = { context: 'c5', from: 3 } as const

/** When the stretches were. One that was left out goes on; a length or a cost that was left out is long and high. */
export const stretches: readonly Stretch[] = [
  { parts: ['low'], now: { context: 'c6', in: [1, 3] }, short: [briefLow, cheap], unless: [] },
  { parts: highs, now: { context: 'c6', in: [2, 3] }, short: [briefHigh, cheap], unless: [worried] },
  {
    parts: ['swings'],
    now: { context: 'c6', in: [1, 2, 3] },
    short: [{ context: 'c7', to: 1 }, { context: 'c2', to: 3 }, cheap],
    unless: [worried],
  },
]
