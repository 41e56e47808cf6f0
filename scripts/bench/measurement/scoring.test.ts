import calculateScores from '@bigfive-org/score'
import { rawAnswers } from '@mindglass/psychometrics/scoring/key'
import { expect, test } from 'vitest'
import { instrument } from './ipip'
import { checkAndScore, peerSums, prepareSheets } from './scoring'

test('checkAndScore returns the same 35 sums as @bigfive-org/score for 1,000 answer sheets', () => {
  const { typed, named, peer } = prepareSheets(1000)
  for (const [n, sheet] of typed.entries()) {
    expect([...rawAnswers(instrument, named[n] ?? {})]).toEqual([...sheet])
    const own = Object.fromEntries(checkAndScore(sheet).map(({ id, raw }) => [id, raw]))
    expect(own).toEqual(peerSums(calculateScores({ answers: peer[n] ?? [] })))
  }
})

test('checkAndScore throws for a sheet with an answer off the scale', () => {
  const [sheet = new Int8Array()] = prepareSheets(1).typed
  sheet[3] = 6
  expect(() => checkAndScore(sheet)).toThrow(expect.objectContaining({ code: 'RESPONSE_OUT_OF_RANGE' }))
})
