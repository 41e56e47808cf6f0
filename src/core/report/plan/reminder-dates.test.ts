import { expect, test } from 'vitest'
import { reminderDates } from './reminder-dates'

test('reminderDates returns the times 7 and 28 days after the start of a weekly plan', () => {
  const { weekAt, monthAt } = reminderDates(new Date('2027-02-20T21:15:30.500Z'))
  expect(weekAt.toISOString()).toBe('2027-02-27T21:15:30.500Z')
  expect(monthAt.toISOString()).toBe('2027-03-20T21:15:30.500Z')
})
