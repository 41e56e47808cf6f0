/** Which answer is quoted when several are equally far: those that readers recognize at once come first. */
export const answers: readonly string[] = (
  'q05 q11 q12 q33 q29 q20 q17 q03 q09 q18 q10 q16 q21 q23 q32 q24 q27 q30 ' +
  'q07 q19 q22 q28 q34 q31 q35 q26 q08 q14 q04 q36 q06 q15 q02 q25 q13 q01'
).split(' ')
