import { expect, test } from 'vitest'
import { dateRangesOfWindow, grainOf, isUsageWindow, periodsOf } from './usage-counts'

const now = new Date('2026-03-02T23:30:00Z')

test.each([
  { window: 'today', from: '2026-03-02', before: { from: '2026-03-01', to: '2026-03-01' } },
  { window: '7', from: '2026-02-24', before: { from: '2026-02-17', to: '2026-02-23' } },
  { window: '28', from: '2026-02-03', before: { from: '2026-01-06', to: '2026-02-02' } },
  { window: '365', from: '2025-03-03', before: { from: '2024-03-03', to: '2025-03-02' } },
  { window: 'all', from: '2024-01-15', before: null },
] as const)('the window $window starts on $from and is compared with the days $before', ({ window, from, before }) => {
  expect(dateRangesOfWindow(window, now, '2024-01-15')).toEqual({ days: { from, to: '2026-03-02' }, before })
})

test('the window “all” contains only today when no earlier day has data', () => {
  expect(dateRangesOfWindow('all', now, '2026-03-02').days).toEqual({ from: '2026-03-02', to: '2026-03-02' })
})

test.each([
  { from: '2025-12-01', to: '2026-03-02', grain: 'day', bars: 92 },
  { from: '2025-11-30', to: '2026-03-02', grain: 'month', bars: 5 },
  { from: '2026-02-27', to: '2026-03-02', grain: 'day', bars: 4 },
  { from: '2018-08-12', to: '2026-03-02', grain: 'month', bars: 92 },
  { from: '2018-08-11', to: '2026-03-02', grain: 'year', bars: 9 },
  { from: '2018-06-01', to: '2026-03-02', grain: 'year', bars: 9 },
] as const)('a window from $from to $to has $bars bars, one per $grain', ({ from, to, grain, bars }) => {
  expect(grainOf({ from, to })).toBe(grain)
  expect(periodsOf({ from, to }, grain)).toHaveLength(bars)
})

test('isUsageWindow accepts only known windows', () => {
  expect(isUsageWindow('28')).toBe(true)
  expect(isUsageWindow('29')).toBe(false)
})
