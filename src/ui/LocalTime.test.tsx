// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { dateSlot } from '@/core/dates'
import { LocalTime } from './LocalTime'

const at = '2026-11-20T22:30:00.000Z'
const zone = process.env.TZ

afterEach(() => {
  vi.restoreAllMocks()
  process.env.TZ = zone
})

test('LocalTime renders the UTC day on the server, whatever its time zone', () => {
  process.env.TZ = 'Asia/Shanghai'
  expect(renderToString(<LocalTime at={at} locale="en" />)).toBe(`<time dateTime="${at}">November 20, 2026</time>`)
})

test('LocalTime shows the day in the reader’s time zone inside a sentence', () => {
  const known = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...known, timeZone: 'Asia/Shanghai' })
  const { container } = render(<LocalTime at={at} locale="en" within={`Finished on ${dateSlot}.`} />)
  expect(container.textContent).toBe('Finished on November 21, 2026.')
})
