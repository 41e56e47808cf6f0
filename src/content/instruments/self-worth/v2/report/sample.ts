import type { Responses } from '@mindglass/psychometrics/instrument'

/**
 * An invented answer sheet, raw answers: someone who gets things done, is strict after mistakes and bad at taking
 * kindness, and is moved by results about half. Turned and less one, in the order of the items: competence
 * 4 2 3 3 3 2 3 3 4 2 2 3, acceptance 2 1 2 1 1 1 1 1 2 1 2 1, contingency 2 2 3 2 2 2 3 2 3 1 2 2.
 */
export const sample: Responses = {
  q01: 5, q04: 3, q07: 4, q10: 2, q13: 4, q16: 3, q19: 4, q22: 4, q25: 5, q28: 3, q31: 3, q34: 2,
  q02: 3, q05: 4, q08: 3, q11: 4, q14: 2, q17: 4, q20: 2, q23: 4, q26: 3, q29: 4, q32: 3, q35: 2,
  q03: 3, q06: 3, q09: 4, q12: 3, q15: 3, q18: 3, q21: 4, q24: 3, q27: 2, q30: 2, q33: 3, q36: 3,
  c1: 1, c2: 1, c3: 1, c4: 1, c5: 0, d1: 4, d2: 2,
}
