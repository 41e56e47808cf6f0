import type { Responses } from '@mindglass/psychometrics/instrument'

/**
 * An invented reader with too much to do. Turned sums of 24: overload 16 (67), control 11 (46), exhaustion 14 (58),
 * distance 7 (29); q01, q06, q07, q13, q19 and q24 are reversed. High and clear of very high, which would call for help:
 * a visitor sees the week that most readers get, and nobody's emergency is put on show.
 */
export const sample: Responses = {
  q01: 2,
  q05: 3,
  q09: 2,
  q14: 3,
  q18: 3,
  q22: 3,
  q02: 3,
  q07: 3,
  q10: 2,
  q13: 2,
  q17: 1,
  q21: 2,
  q03: 3,
  q08: 2,
  q12: 2,
  q16: 2,
  q19: 2,
  q23: 3,
  q04: 2,
  q06: 3,
  q11: 1,
  q15: 1,
  q20: 1,
  q24: 3,
  d1: 1,
}
