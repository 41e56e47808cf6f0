import type { Responses } from '@mindglass/psychometrics/instrument'

/**
 * An invented answer sheet, raw answers: someone who gets things working, speaks to themselves in a hard tone after a
 * slip, and is moved by results more than by people. Competence 70.8, acceptance 33.3, contingency 54.2, as `sample` of
 * the instrument says.
 */
export const sample: Responses = {
  q01: 5,
  q02: 3,
  q03: 4,
  q04: 2,
  q05: 4,
  q06: 3,
  q07: 4,
  q08: 4,
  q09: 3,
  q10: 4,
  q11: 2,
  q12: 2,
  q13: 5,
  q14: 4,
  q15: 2,
  q16: 3,
  q17: 1,
  q18: 3,
  d1: 4,
}
