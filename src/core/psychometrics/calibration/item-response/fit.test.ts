import { expect, test } from 'vitest'
import { respondents } from '../answer-table'
import { lsat6Table, lsat7Table } from '../published/lsat'
import { scienceTable } from '../published/science'
import { fitGraded } from './fit'
import { marginalReliability } from './information'
import { itemFits } from './item-fit'
import { eapScores } from './scores'
import { standardErrors } from './standard-errors'
import { summedScoreReliability, summedScores } from './summed-scores'

test('x', () => {
  for (const [n, t, m] of [
    ['l6', lsat6Table(), 'graded'],
    ['l6', lsat6Table(), 'equal-slopes'],
    ['l7', lsat7Table(), 'graded'],
    ['l7', lsat7Table(), 'equal-slopes'],
    ['s', scienceTable(), 'graded'],
  ] as const) {
    const fit = fitGraded(t, { model: m })
    console.log(
      n,
      m,
      [...standardErrors(t, fit)].map((x) => x.toFixed(4)).join(' '),
      JSON.stringify(itemFits(t, fit)),
      marginalReliability(fit),
    )
    const s = summedScores(fit, t.points)
    console.log(
      JSON.stringify(s.map((x) => [x.sum, x.theta, x.error, x.share * respondents(t)])),
      summedScoreReliability(s),
      eapScores(t, fit).theta.slice(0, 6),
      eapScores(t, fit).error.slice(0, 6),
    )
  }
  expect(1).toBe(1)
})
