import { expect, test } from 'vitest'
import { respondents } from '../answer-table'
import { lsat6Table, lsat7Table } from '../published/lsat'
import { scienceTable } from '../published/science'
import { fitGraded } from './fit'
test('x', () => {
  for (const [n, t, m] of [['l6', lsat6Table(), 'graded'], ['l6', lsat6Table(), 'equal-slopes'], ['l7', lsat7Table(), 'graded'], ['l7', lsat7Table(), 'equal-slopes'], ['s', scienceTable(), 'graded']] as const) {
    const t0 = performance.now()
    const fit = fitGraded(t, { model: m })
    console.log(n, m, respondents(t), fit.logLikelihood, fit.cycles, [...fit.parameters].map((x) => x.toFixed(4)).join(' '), (performance.now() - t0).toFixed(0))
  }
  expect(1).toBe(1)
})
