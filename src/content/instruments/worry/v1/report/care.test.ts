import { expect, test } from 'vitest'
import { type ComposedReport, composeSheet } from '@/content/check/report/composed-report'
import { randomSheets } from '@/content/check/report/sheets'
import { instrument } from '../instrument'
import { report } from '../report'

const { min, max } = instrument.responseScale

/** Returns the report for keyed answers that are the same within each part. */
function at(points: Readonly<Record<string, number>>): ComposedReport {
  const responses = Object.fromEntries(
    instrument.dimensions.flatMap(({ id: part, items }) =>
      items.map(({ id, reversed }) => {
        const point = points[part] ?? min
        return [id, reversed ? min + max - point : point]
      }),
    ),
  )
  return composeSheet(instrument, report, { name: JSON.stringify(points), responses: { ...responses, d1: 3 } })
}

const random = randomSheets(instrument, report.groups, 800, 5).map((sheet) => composeSheet(instrument, report, sheet))
const helped = random.filter(({ profile }) => profile.help !== 'none')
const pompOf = ({ profile }: ComposedReport, part: string) => profile.parts.find(({ id }) => id === part)?.pomp ?? 0

test('a report that shows help cites trials on worry only when the worry score is high', () => {
  const cited = helped.filter(({ composition }) => composition.sources.includes('cuijpers'))
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.length).toBeLessThan(helped.length)
  for (const reading of cited) expect(pompOf(reading, 'worrying')).toBeGreaterThanOrEqual(60)
})

test.each([
  ['worrying', 'meeting.help.say-head', 'day.island'],
  ['tension', 'meeting.help.say-body', 'day.blanket'],
  ['avoidance', 'meeting.help.say-around', 'day.around'],
])('a report suggests what to say first about %s when that part calls for help', (part, first, day) => {
  const { composition } = at({ [part]: max })
  expect(composition.meeting[0]?.id).toBe(first)
  expect(composition.plan?.days.map(({ piece }) => piece.id)).toContain(day)
})

test('a report for identical answers in the middle has the portrait “half-even” and quotes no answer', () => {
  const middle = at({ worrying: 2, tension: 2, avoidance: 2 }).composition
  expect(middle.portrait.id).toBe('portrait.half-even')
  expect(middle.letter.pattern?.id).toBe('pattern.together')
  expect(middle.quotes).toEqual([])
  expect(at({ worrying: 3, tension: 3, avoidance: 3 }).composition.caption?.id).toBe('caption.help')
})
