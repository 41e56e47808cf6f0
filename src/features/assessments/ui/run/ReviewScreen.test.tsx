// @vitest-environment happy-dom
import errors from '@locales/en/errors.json'
import run from '@locales/en/run.json'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { firstOpeningHash } from '@/core/report/first-opening'
import { useSittings } from '@/stores/sittings'
import {
  advanceTime,
  calls,
  getStoredAnswer,
  heading,
  resetRunPage,
  SITTING_ID,
  showQuestions,
  threeQuestionTest,
} from '@/testing/run-page'

resetRunPage()

const offline = new Error('offline')
const away = new DomainError('SERVICE_UNAVAILABLE')
const tooMany = errors.TOO_MANY_REQUESTS.replace('{{minutes}}', '5')

describe('the review screen', () => {
  const answerAll = () => {
    for (const { id } of threeQuestionTest.items) useSittings.getState().answer('sleep', id, 1, 1000)
  }

  test('shows the number of unanswered questions and has a button to the first one', async () => {
    await showQuestions(3)
    act(() => useSittings.getState().answer('sleep', 'q1', 1, 1000))
    expect(heading().textContent).toBe('Still open: 2 of 3')
    fireEvent.click(screen.getByRole('button', { name: run.review.toOpen }))
    expect(heading().textContent).toBe('Question q2')
  })

  test.each([
    {
      how: 'when the connection is back',
      lost: offline,
      // The page listens for the event just after it shows that it waits.
      retry: () =>
        waitFor(() => {
          fireEvent(window, new Event('online'))
          expect(calls.submit).toHaveBeenCalledTimes(2)
        }),
    },
    { how: 'after a while', lost: offline, retry: () => advanceTime(1000) },
    { how: 'after a while, also when the site was away', lost: away, retry: () => advanceTime(1000) },
    {
      how: 'when the button is pressed',
      lost: offline,
      retry: () => fireEvent.click(screen.getByRole('button', { name: run.review.retry })),
    },
  ])('opens the summary after a failed submission is repeated $how', async ({ lost, retry }) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    calls.submit.mockRejectedValueOnce(lost).mockResolvedValueOnce({ sittingId: SITTING_ID })
    await showQuestions(3)
    act(answerAll)
    fireEvent.click(screen.getByRole('button', { name: run.review.submit }))
    await screen.findByText(run.review.waiting)
    expect(getStoredAnswer('q3')).toBe(1)
    expect(calls.submit).toHaveBeenCalledTimes(1)
    await retry()
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`/report/${SITTING_ID}${firstOpeningHash}`))
    expect(calls.submit.mock.calls[1]?.[0].responses).toHaveLength(3)
    expect(useSittings.getState().sittings).toEqual({})
  })

  test('shows the error of a rejected submission and does not retry automatically', async () => {
    calls.submit.mockRejectedValue(new DomainError('TOO_MANY_REQUESTS', { minutes: 5 }))
    await showQuestions(3)
    act(answerAll)
    fireEvent.click(screen.getByRole('button', { name: run.review.submit }))
    expect((await screen.findByRole('alert')).textContent).toBe(tooMany)
    fireEvent(window, new Event('online'))
    await advanceTime(120_000)
    expect(calls.submit).toHaveBeenCalledTimes(1)
  })

  test('submits only after a running save request has ended and saves nothing afterward', async () => {
    vi.spyOn(location, 'assign').mockImplementation(() => {})
    const order: string[] = []
    let arrive = () => {}
    const onItsWay = new Promise<void>((done) => {
      arrive = done
    })
    calls.save.mockReturnValue(onItsWay)
    calls.submit.mockImplementation(async () => {
      order.push('submit')
      return { sittingId: SITTING_ID }
    })
    await showQuestions(3)
    act(answerAll)
    await advanceTime(500)
    expect(calls.save).toHaveBeenCalledTimes(1)
    act(() => useSittings.getState().answer('sleep', 'q1', 2, 1000))
    fireEvent.click(screen.getByRole('button', { name: run.review.submit }))
    await advanceTime(500)
    expect(order).toEqual([])
    fireEvent(window, new Event('pagehide'))
    order.push('arrived')
    arrive()
    await waitFor(() => expect(order).toEqual(['arrived', 'submit']))
    await advanceTime(5000)
    expect(calls.save).toHaveBeenCalledTimes(1)
    expect(calls.leave).not.toHaveBeenCalled()
    expect(calls.submit.mock.calls[0]?.[0].responses).toContainEqual(expect.objectContaining({ item: 'q1', value: 2 }))
  })

  test('shows the question that the server reports as unanswered', async () => {
    calls.submit.mockRejectedValue(new DomainError('RESPONSE_INCOMPLETE', { item: 'q2' }))
    await showQuestions(3)
    act(answerAll)
    fireEvent.click(screen.getByRole('button', { name: run.review.submit }))
    await waitFor(() => expect(heading().textContent).toBe('Question q2'))
  })
})
