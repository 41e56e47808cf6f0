// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Translate } from '@/core/texts/namespaces'
import { loadTexts } from '@/server/i18n/dictionaries'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import type { YearView } from '../../year/year-schema'
import { YearOffer } from './YearOffer'
import { YearScreen } from './YearScreen'

let t: Translate<'year'>
let report: Translate<'report'>
beforeAll(async () => {
  t = await loadTexts('en', 'year')
  report = await loadTexts('en', 'report')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterAll(() => vi.unstubAllGlobals())
afterEach(cleanup)

const at = '2026-11-01T12:00:00.000Z'
const result = { at, picture: [{ id: 'onset', at: 60, half: 18 }] }
const year: YearView = {
  from: '2025-11-22T10:00:00.000Z',
  to: '2026-11-22T10:00:00.000Z',
  help: 'none',
  closed: 0,
  tests: [
    {
      slug: 'sleep',
      title: 'Sleep',
      results: [
        { ...result, sittingId: 'new', sentence: 'You sleep as you live.' },
        { ...result, sittingId: 'old', sentence: 'An earlier sentence.' },
      ],
      compared: {
        count: 2,
        changed: [{ name: 'Tired days', from: { at, score: 71 }, to: { at, score: 35 }, wobble: 24 }],
        stayed: ['Broken nights'],
      },
    },
  ],
  articles: [{ id: 'melatonin', title: 'Melatonin', minutes: 5 }],
}
const show = (change: Partial<YearView> = {}) =>
  render(<YearScreen year={{ ...year, ...change }} locale="en" t={t} report={report} />, { wrapper: MantineRoot })
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

test('the year page shows each test with its newest portrait, its changes and links to its reports', () => {
  show()
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getByText('You sleep as you live.')).toBeTruthy()
  expect(screen.queryByText('An earlier sentence.')).toBeNull()
  expect(screen.getByText(t('lower', { name: 'Tired days', from: 71, to: 35 }))).toBeTruthy()
  expect(screen.getByText(t('within', { list: 'Broken nights' }))).toBeTruthy()
  const section = within(screen.getByRole('region', { name: 'Sleep' }))
  expect(section.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/report/new', '/report/old'])
  // The dates in the file use the reader's time zone.
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)
  const file = screen.getByRole('link', { name: t('download') })
  expect(file.getAttribute('href')).toBe(`/api/me/year?lang=en&zone=${zone}`)
  expect(screen.getByRole('link', { name: 'Melatonin' }).getAttribute('href')).toBe('/column/articleDetail/melatonin')
})

test.each([
  { help: 'first', first: () => report('help.title'), expected: () => t('helpFirst') },
  { help: 'soft', first: () => report('soft.title'), expected: () => t('helpSoft') },
] as const)('the year page shows help above its heading when the help level is $help', ({ help, first, expected }) => {
  show({ help })
  expect(headings()[0]).toBe(first())
  expect(headings()).toContain(t('heading'))
  expect(screen.getByText(expected())).toBeTruthy()
})

test('the year page sets the data-help attribute only when it shows help', () => {
  const marked = () => document.querySelector('[data-help]')?.getAttribute('data-help') ?? null
  show({ help: 'none' })
  expect(marked()).toBeNull()
  cleanup()
  show({ help: 'soft' })
  expect(marked()).toBe('soft')
  cleanup()
  show({ help: 'first' })
  expect(marked()).toBe('first')
})

test('the year page states that results in two languages are not compared, and counts unread reports', () => {
  show({ closed: 3, tests: year.tests.map((one) => ({ ...one, compared: null })) })
  expect(screen.getByText(t('apart'))).toBeTruthy()
  expect(screen.getByText(t('closed', { count: 3 }))).toBeTruthy()
})

test('an empty year page offers no download and links to the tests', () => {
  show({ tests: [], articles: [] })
  expect(screen.queryByRole('link', { name: t('download') })).toBeNull()
  expect(screen.getByRole('link', { name: t('tests') }).getAttribute('href')).toBe('/tests')
})

test('the year page shows a sample and the link to VIP when the reader is no member', () => {
  render(<YearOffer t={t} sample={<p>a sample</p>} />, { wrapper: MantineRoot })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('members'))
  expect(screen.getByText('a sample')).toBeTruthy()
  expect(screen.getByRole('link', { name: t('vip') }).getAttribute('href')).toBe('/vip')
})
