import type { Responses } from '@mindglass/psychometrics/instrument'

/**
 * An invented answer sheet, raw answers: sees early, has few words for it and is carried along. Noticing 71.9,
 * understanding 46.9, regulating 31.3, as close to `sample` of the instrument as eight lines allow.
 */
export const sample: Responses = {
  q01: 4,
  q02: 4,
  q03: 2,
  q04: 3,
  q05: 2,
  q06: 3,
  q07: 4,
  q08: 3,
  q09: 5,
  q10: 4,
  q11: 3,
  q12: 3,
  q13: 3,
  q14: 4,
  q15: 5,
  q16: 4,
  q17: 4,
  q18: 2,
  q19: 2,
  q20: 3,
  q21: 2,
  q22: 5,
  q23: 2,
  q24: 4,
  d1: 2,
}
