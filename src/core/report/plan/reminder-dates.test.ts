import { expect, test } from 'vitest'
import { reminderDates } from './reminder-dates'

test('reminderDates returns the same time of day 7 and 28 days later when a week is started', () => {
  const { weekAt, monthAt } = reminderDates(new Date('2027-02-20T21:15:30.500Z'))
  expect(weekAt.toISOString()).toBe('2027-02-27T21:15:30.500Z')
  expect(monthAt.toISOString()).toBe('2027-03-20T21:15:30.500Z')
})
