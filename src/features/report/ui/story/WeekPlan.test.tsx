import { expect, test } from 'vitest'
import { texts } from '@/server/i18n/i18n'
import { appMarkup } from '@/testing/app-markup'
import { storyFixture } from '@/testing/story-fixture'
import { WeekPlan } from './WeekPlan'

test('the reminder panel is below the last day and the calendar form of the week plan', async () => {
  const { plan } = storyFixture
  if (!plan) throw new Error('no plan')
  const props = { plan, calendar: '/calendar', locale: 'en', t: await texts('en', 'report') } as const
  const html = appMarkup(<WeekPlan {...props} reminder={<p>Two mails</p>} />)
  const order = ['Seventh title', 'action="/calendar"', 'Two mails'].map((piece) => html.indexOf(piece))
  expect(order).not.toContain(-1)
  expect(order).toEqual([...order].sort((a, b) => a - b))
})
