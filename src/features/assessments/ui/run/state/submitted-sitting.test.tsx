// @vitest-environment happy-dom
import run from '@locales/en/run.json'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { sittingsKey } from '@/core/input/storage-keys'
import { firstOpeningHash } from '@/core/report/first-opening'
import {
  beginSitting,
  calls,
  guestOwner,
  heading,
  renderRunPage,
  resetRunPage,
  SITTING_ID,
  threeQuestionTest,
} from '@/testing/run-page'

const finished = () => calls.sitting.mockResolvedValue({ slug: 'sleep', title: 'Sleep' })
const deleted = () => calls.sitting.mockRejectedValue(new DomainError('NOT_FOUND'))

resetRunPage()

test('a page restored by Back shows the sitting as finished unless it was deleted', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  calls.submit.mockResolvedValue({ sittingId: SITTING_ID })
  beginSitting(3, ['q1', 'q2', 'q3'])
  renderRunPage()
  fireEvent.click(await screen.findByRole('button', { name: run.review.submit }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`/report/${SITTING_ID}${firstOpeningHash}`))
  const back = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  finished()
  back()
  expect(heading().textContent).toBe(run.gone.completed.heading)
  deleted()
  back()
  await waitFor(() => expect(heading().textContent).toBe(threeQuestionTest.title))
})

test('a reloaded page of a finished sitting links to the summary and offers a new start', async () => {
  history.replaceState({ handedIn: SITTING_ID }, '')
  finished()
  renderRunPage()
  const link = await screen.findByRole('link', { name: run.gone.toSummary })
  expect(link.getAttribute('href')).toBe(`/report/${SITTING_ID}`)
  fireEvent.click(screen.getByRole('button', { name: run.gone.anew }))
  expect(heading().textContent).toBe(threeQuestionTest.title)
  expect(history.state.handedIn).toBeUndefined()
})

test('a question reopened from the history shows a link to the summary once its sitting is finished', async () => {
  history.replaceState({ run: { sittingId: SITTING_ID, at: 0, depth: 0, before: null } }, '')
  localStorage.setItem(
    sittingsKey(guestOwner),
    JSON.stringify({ state: { sittings: {}, ended: [SITTING_ID], autoAdvance: true }, version: 0 }),
  )
  finished()
  renderRunPage()
  expect((await screen.findByRole('link', { name: run.gone.toSummary })).getAttribute('href')).toBe(
    `/report/${SITTING_ID}`,
  )
})

test('the page shows the test again when the submitted sitting has been deleted', async () => {
  history.replaceState({ handedIn: SITTING_ID }, '')
  deleted()
  renderRunPage()
  await waitFor(() => expect(calls.current).toHaveBeenCalled())
  expect(heading().textContent).toBe(threeQuestionTest.title)
})

test.each([
  { how: 'handed in', answer: finished, expected: run.gone.completed.heading },
  { how: 'discarded', answer: deleted, expected: threeQuestionTest.title },
])('a sitting $how in another tab ends in this tab as well', async ({ answer, expected }) => {
  beginSitting(0)
  renderRunPage()
  await screen.findByText('Question q1')
  answer()
  const newValue = JSON.stringify({ state: { sittings: {}, ended: [SITTING_ID], autoAdvance: true }, version: 0 })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sittingsKey(guestOwner), newValue })))
  await waitFor(() => expect(calls.sitting).toHaveBeenCalledWith({ sittingId: SITTING_ID }, expect.anything()))
  await waitFor(() => expect(heading().textContent).toBe(expected))
})
