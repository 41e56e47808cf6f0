// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import run from '@locales/en/run.json'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSittings } from '@/stores/sittings'
import { TextsProvider } from '@/ui/texts'
import type { RunTest } from './run-test'
import { TestRunner } from './TestRunner'

const calls = vi.hoisted(() => ({ current: vi.fn(), save: vi.fn(), submit: vi.fn(), sitting: vi.fn() }))
vi.mock('@/trpc/leaving', () => ({ leavingApi: { tests: { save: { mutate: calls.save } } } }))
vi.mock('@/trpc/client', () => ({
  api: {
    tests: {
      current: { query: calls.current },
      save: { mutate: calls.save },
      submit: { mutate: calls.submit },
    },
    report: { sitting: { query: calls.sitting } },
  },
  refusalOf: (error: { domain?: unknown }) => error.domain ?? null,
}))

const question: RunTest = {
  slug: 'sleep',
  title: 'Sleep',
  version: 1,
  items: [{ id: 'q1', text: 'Question q1', options: ['Never', 'Often'], from: 0, leaveOut: false }],
  instructions: 'Think of four weeks.',
  stem: 'Over four weeks',
  consentVersion: '2026-11',
}
const ID = 'AAAAAAAAAAAAAAAAAAAAAA'

const show = () =>
  render(
    <TextsProvider locale="en" dictionaries={{ run, common, errors }}>
      <TestRunner test={question} />
    </TextsProvider>,
  )
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
/** A sitting of this tab, at the question or at the end. */
function begin(at: number) {
  useSittings.getState().begin('sleep', { id: ID, version: 1, answers: [] })
  history.replaceState({ run: { sittingId: ID, at, depth: 0, before: null } }, '')
}
const finished = () => calls.sitting.mockResolvedValue({ slug: 'sleep', title: 'Sleep' })
const deleted = () => calls.sitting.mockRejectedValue({ domain: { code: 'NOT_FOUND', params: {} } })

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '')
  useSittings.setState({ sittings: {}, ended: [], autoAdvance: true })
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue(null)
})
afterEach(cleanup)

test('a page that the browser kept says after Back that the sitting is finished, until it is deleted', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  calls.submit.mockResolvedValue({ sittingId: ID })
  begin(1)
  useSittings.getState().answer('sleep', 'q1', 1, 10)
  show()
  fireEvent.click(await screen.findByRole('button', { name: run.review.submit }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`/report/${ID}`))
  const back = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  finished()
  back()
  expect(heading()).toBe(run.gone.completed.heading)
  deleted()
  back()
  await waitFor(() => expect(heading()).toBe(run.consent.heading))
})

test('so does a page that is loaded again, with the way to the summary and to a new beginning', async () => {
  history.replaceState({ handedIn: ID }, '')
  finished()
  show()
  const link = await screen.findByRole('link', { name: run.gone.toSummary })
  expect(link.getAttribute('href')).toBe(`/report/${ID}`)
  fireEvent.click(screen.getByRole('button', { name: run.gone.anew }))
  expect(heading()).toBe(run.consent.heading)
  expect(history.state.handedIn).toBeUndefined()
})

test('an entry of a question says so too, when its sitting is finished since', async () => {
  history.replaceState({ run: { sittingId: ID, at: 0, depth: 0, before: null } }, '')
  localStorage.setItem(
    'sittings',
    JSON.stringify({ state: { sittings: {}, ended: [ID], autoAdvance: true }, version: 0 }),
  )
  finished()
  show()
  expect((await screen.findByRole('link', { name: run.gone.toSummary })).getAttribute('href')).toBe(`/report/${ID}`)
})

test('what was deleted since leaves the way free', async () => {
  history.replaceState({ handedIn: ID }, '')
  deleted()
  show()
  await waitFor(() => expect(calls.current).toHaveBeenCalled())
  expect(heading()).toBe(run.consent.heading)
})

test.each([
  { how: 'handed in', answer: finished, said: run.gone.completed.heading },
  { how: 'discarded', answer: deleted, said: run.consent.heading },
])('a sitting $how in another tab is over in this one', async ({ answer, said }) => {
  begin(0)
  show()
  await screen.findByText('Question q1')
  answer()
  const newValue = JSON.stringify({ state: { sittings: {}, ended: [ID], autoAdvance: true }, version: 0 })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sittings', newValue })))
  await waitFor(() => expect(calls.sitting).toHaveBeenCalledWith({ sittingId: ID }, expect.anything()))
  await waitFor(() => expect(heading()).toBe(said))
})
