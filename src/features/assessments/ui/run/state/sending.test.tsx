// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import run from '@locales/en/run.json'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { sittingsKey } from '@/core/input/storage-keys'
import { useSittings } from '@/stores/sittings'
import { advanceTime, calls, guestOwner, heading, resetRunPage, SITTING_ID, showQuestions } from '@/testing/run-page'

resetRunPage()

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('the run page', () => {
  test('sends the remaining answers when it is closed', async () => {
    await showQuestions()
    fireEvent.click(radio('Often'))
    fireEvent(window, new Event('pagehide'))
    expect(calls.leave.mock.calls[0]?.[0]).toMatchObject({
      sittingId: SITTING_ID,
      responses: [{ item: 'q1', value: 2 }],
    })
  })

  test('sends answers in the background and marks them as sent', async () => {
    await showQuestions()
    fireEvent.click(radio('Often'))
    await advanceTime(1000)
    expect(calls.save.mock.calls[0]?.[0]).toMatchObject({
      sittingId: SITTING_ID,
      responses: [{ item: 'q1', value: 2 }],
    })
    expect(useSittings.getState().sittings.sleep?.answers.q1?.synced).toBe(true)
  })

  test('shows that answers are saved on this device while there is no connection', async () => {
    calls.save.mockRejectedValue(new Error('offline'))
    await showQuestions()
    fireEvent.click(radio('Often'))
    await advanceTime(1000)
    expect(screen.getByRole('status').textContent).toBe(run.saved.here)
    calls.save.mockResolvedValue({ answered: 1 })
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(run.saved.yes))
  })

  test('offers a new start when the sitting was moved to another device', async () => {
    calls.save.mockRejectedValue(new DomainError('NOT_FOUND'))
    await showQuestions()
    fireEvent.click(radio('Often'))
    await advanceTime(1000)
    expect(heading().textContent).toBe(run.gone.moved.heading)
    fireEvent.click(screen.getByRole('button', { name: run.gone.anew }))
    expect(await screen.findByRole('button', { name: run.consent.go })).toBeTruthy()
    expect(useSittings.getState().sittings).toEqual({})
  })

  test('asks the reader to sign in when the account was signed out meanwhile, and hides the stored answers', async () => {
    calls.save.mockRejectedValue(new DomainError('UNAUTHENTICATED'))
    await showQuestions()
    fireEvent.click(radio('Often'))
    await advanceTime(1000)
    expect(heading().textContent).toBe(run.gone.signedOut.heading)
    expect(screen.queryByText('Question q1')).toBeNull()
    const back = screen.getByRole('link', { name: common.nav.signIn })
    expect(back.getAttribute('href')).toBe(`/login?next=${encodeURIComponent('/tests/sleep/run')}`)
    expect(localStorage.getItem(sittingsKey(guestOwner))).toContain('"q1"')
    await advanceTime(120_000)
    expect(calls.save).toHaveBeenCalledOnce()
  })

  test('asks the reader to sign in when the account was signed out before the answers are submitted', async () => {
    calls.submit.mockRejectedValue(new DomainError('UNAUTHENTICATED'))
    await showQuestions(3, ['q1', 'q2', 'q3'])
    fireEvent.click(screen.getByRole('button', { name: run.review.submit }))
    await waitFor(() => expect(heading().textContent).toBe(run.gone.signedOut.heading))
  })

  test('shows the message about lost cookies instead of a moved sitting when the cookies are gone', async () => {
    calls.save.mockRejectedValue(new DomainError('NOT_FOUND'))
    vi.stubGlobal('fetch', async () => Response.json({ tags: [] }))
    await showQuestions()
    fireEvent.click(radio('Often'))
    await advanceTime(1000)
    expect(heading().textContent).toBe(run.gone.unknown.heading)
  })
})
