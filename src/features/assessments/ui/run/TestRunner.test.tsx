// @vitest-environment happy-dom
import run from '@locales/en/run.json'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { sittingsKey } from '@/core/input/storage-keys'
import { useSittings } from '@/stores/sittings'
import {
  advanceTime,
  beginSitting,
  calls,
  getStoredAnswer,
  guestOwner,
  heading,
  renderRunPage,
  resetRunPage,
  SITTING_ID,
  showQuestions,
  threeQuestionTest,
} from '@/testing/run-page'

resetRunPage()

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('the consent screen', () => {
  test('has no checkbox checked and does not start the test without both required consents', async () => {
    renderRunPage()
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false])
    fireEvent.click(screen.getByRole('button', { name: run.consent.go }))
    expect(screen.getByText(run.consent.healthMissing)).toBeTruthy()
    expect(document.activeElement).toBe(boxes[0])
    expect(calls.start).not.toHaveBeenCalled()
  })

  test('shows an error when the start fails and retries with the same id', async () => {
    calls.start.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ sittingId: SITTING_ID })
    renderRunPage()
    const [health, adult] = await screen.findAllByRole('checkbox')
    for (const box of [health, adult]) fireEvent.click(box as HTMLElement)
    const go = screen.getByRole('button', { name: run.consent.go })
    fireEvent.click(go)
    await screen.findByText(run.error.network)
    fireEvent.click(go)
    expect(await screen.findByRole('heading', { name: 'Question q1' })).toBe(document.activeElement)
    expect(calls.start.mock.calls[1]?.[0]).toEqual(calls.start.mock.calls[0]?.[0])
    expect(calls.start.mock.calls[0]?.[0]).toMatchObject({ consentVersion: '2026-11', normsConsent: false })
  })

  test('shows the title, the instructions and what is free of charge', async () => {
    renderRunPage()
    await advanceTime(0)
    expect(heading().textContent).toBe(threeQuestionTest.title)
    for (const text of [
      threeQuestionTest.tagline,
      threeQuestionTest.instructions.lead.trim(),
      run.first.free,
      run.consent.use,
    ]) {
      expect(screen.getByText(text, { exact: false })).toBeTruthy()
    }
    const about = screen.getByRole('link', { name: run.first.about })
    expect(about.getAttribute('href')).toBe('/tests/sleep')
  })

  test('does not move the focus when the page becomes ready', async () => {
    renderRunPage()
    await advanceTime(300)
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    expect(document.activeElement).toBe(document.body)
  })

  test('offers to continue a sitting that is stored only on the server', async () => {
    const responses = [{ item: 'q1', value: 2, at: 5 }]
    calls.current.mockResolvedValue({ sittingId: SITTING_ID, slug: 'sleep', version: 1, responses })
    renderRunPage()
    fireEvent.click(await screen.findByRole('button', { name: run.unfinished.go }))
    expect(heading().textContent).toBe('Question q2')
    expect(getStoredAnswer('q1')).toBe(2)
  })
})

describe('the full instructions', () => {
  const whole = threeQuestionTest.instructions.lead + threeQuestionTest.instructions.rest

  test('are shown before the first question of a sitting begun on another device', async () => {
    calls.current.mockResolvedValue({ sittingId: SITTING_ID, slug: 'sleep', version: 1, responses: [] })
    renderRunPage()
    fireEvent.click(await screen.findByRole('button', { name: run.unfinished.go }))
    expect(heading().textContent).toBe(run.instructions.heading)
    expect(screen.getByText(whole)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: run.instructions.begin }))
    expect(heading().textContent).toBe('Question q1')
  })

  test('can be read again in the menu and by going back from the first question', async () => {
    await showQuestions()
    expect(document.querySelector('dialog')?.textContent).toContain(whole)
    fireEvent.click(screen.getByRole('button', { name: /Back/ }))
    expect(heading().textContent).toBe(run.instructions.heading)
  })
})

describe('the help link', () => {
  const asked = () => document.querySelector('[data-quiet]')?.getAttribute('data-quiet')
  const inMenu = () => document.querySelector('dialog a')?.getAttribute('href')

  test.each([
    { helpInSight: true, sight: 'help' },
    { helpInSight: false, sight: '' },
  ])(
    'is in the menu, and under the questions only when helpInSight is true (here: $helpInSight)',
    async ({ helpInSight, sight }) => {
      beginSitting(0)
      renderRunPage({ ...threeQuestionTest, helpInSight })
      await advanceTime(300)
      expect(asked()).toBe(sight)
      expect(inMenu()).toBe('/help-now')
    },
  )
})

describe('a question', () => {
  test('is a group of radio buttons named by the question', async () => {
    await showQuestions()
    expect(screen.getByRole('group', { name: /Question q1/ })).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(3)
  })

  test('shows the shared time frame unless it has its own', async () => {
    const items = threeQuestionTest.items.map((one) => (one.id === 'q2' ? { ...one, standsAlone: true as const } : one))
    beginSitting(0)
    renderRunPage({ ...threeQuestionTest, items })
    await advanceTime(300)
    expect(screen.getByRole('group', { name: 'Over four weeks Question q1' })).toBeTruthy()
    fireEvent.click(radio('Often'))
    await advanceTime(600)
    expect(heading().textContent).toBe('Question q2')
    expect(screen.queryByText('Over four weeks')).toBeNull()
  })

  test('stores the tapped answer and moves the focus to the next question', async () => {
    await showQuestions()
    fireEvent.click(radio('Often'))
    expect(getStoredAnswer('q1')).toBe(2)
    await advanceTime(200)
    expect(heading().textContent).toBe('Question q2')
    expect(document.activeElement).toBe(heading())
  })

  test('is answered with number keys and ignores numbers without an option', async () => {
    await showQuestions()
    fireEvent.keyDown(document.body, { key: '4' })
    expect(getStoredAnswer('q1')).toBeUndefined()
    fireEvent.keyDown(document.body, { key: '2' })
    expect(getStoredAnswer('q1')).toBe(1)
    await advanceTime(200)
    expect(heading().textContent).toBe('Question q2')
  })

  test('stores an answer chosen with an arrow key without moving to the next question', async () => {
    await showQuestions()
    fireEvent.keyDown(radio('Never'), { key: 'ArrowDown' })
    fireEvent.click(radio('Sometimes'))
    fireEvent.keyUp(radio('Sometimes'), { key: 'ArrowDown' })
    await advanceTime(1000)
    expect(getStoredAnswer('q1')).toBe(1)
    expect(heading().textContent).toBe('Question q1')
    fireEvent.keyDown(radio('Sometimes'), { key: 'Enter' })
    expect(heading().textContent).toBe('Question q2')
  })

  test('stays on screen when Enter is pressed before it has an answer', async () => {
    await showQuestions()
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(heading().textContent).toBe('Question q1')
  })

  test('ignores number keys with a modifier', async () => {
    await showQuestions()
    fireEvent.keyDown(document.body, { key: '1', ctrlKey: true })
    expect(getStoredAnswer('q1')).toBeUndefined()
  })

  test('can be left unanswered when the test allows it', async () => {
    await showQuestions(1)
    expect(screen.queryByRole('button', { name: run.question.leaveOut })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: new RegExp(run.question.skip) }))
    await advanceTime(300)
    const leave = screen.getByRole('button', { name: run.question.leaveOut })
    expect(leave.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(leave)
    expect(getStoredAnswer('q3')).toBeNull()
    expect(leave.getAttribute('aria-pressed')).toBe('true')
    await advanceTime(1000)
    expect(heading().textContent).not.toBe('Question q3')
  })

  test('ignores the second tap of a double tap on the previous question', async () => {
    await showQuestions()
    fireEvent.click(radio('Often'))
    await advanceTime(185)
    fireEvent.click(radio('Often'))
    await advanceTime(500)
    expect(heading().textContent).toBe('Question q2')
    expect(getStoredAnswer('q2')).toBeUndefined()
  })

  test('has a Back button that cancels the automatic advance', async () => {
    await showQuestions(1)
    fireEvent.click(radio('Often'))
    fireEvent.click(screen.getByRole('button', { name: /Back/ }))
    await advanceTime(1000)
    expect(heading().textContent).toBe('Question q1')
    expect(getStoredAnswer('q2')).toBe(2)
  })

  test('stays until Next is pressed when auto-advance is off', async () => {
    await showQuestions()
    act(() => useSittings.getState().setAutoAdvance(false))
    fireEvent.click(radio('Often'))
    await advanceTime(1000)
    expect(heading().textContent).toBe('Question q1')
    fireEvent.click(screen.getByRole('button', { name: /Next/ }))
    expect(heading().textContent).toBe('Question q2')
    expect(localStorage.getItem(sittingsKey(guestOwner))).toContain('"autoAdvance":false')
  })

  test.each([
    { how: 'a reload', change: () => {} },
    // The replaced history entry loses its state, so the position comes from the storage of the tab.
    { how: 'a change of language', change: () => history.replaceState(null, '') },
  ])('is shown again after $how', async ({ change }) => {
    await showQuestions(1)
    fireEvent.click(screen.getByRole('button', { name: /Later/ }))
    cleanup()
    change()
    renderRunPage()
    await advanceTime(0)
    expect(heading().textContent).toBe('Question q3')
  })

  test.each([
    { answered: ['q1', 'q3'], at: 1, next: run.review.heading, why: 'no question is open' },
    { answered: ['q2'], at: 0, next: 'Question q3', why: 'the second question is already answered' },
    { answered: ['q3'], at: 1, next: 'Question q1', why: 'the first question is still open' },
    { answered: ['q1', 'q2', 'q3'], at: 0, next: 'Question q2', why: 'every question is already answered' },
  ])('leads to $next when it is answered and $why', async ({ answered, at, next }) => {
    await showQuestions(at, answered)
    fireEvent.click(radio('Often'))
    await advanceTime(200)
    expect(heading().textContent).toBe(next)
  })

  test('stays on screen when another tab answers the next question, which is then skipped', async () => {
    await showQuestions(0)
    const theirs = structuredClone(useSittings.getState().sittings.sleep)
    const answers = { q2: { value: 1, ms: 1, at: 9, synced: true } }
    const state = {
      sittings: { sleep: { ...theirs, position: 2, movedAt: 1e15, answers } },
      ended: [],
      autoAdvance: true,
    }
    const newValue = JSON.stringify({ state, version: 0 })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sittingsKey(guestOwner), newValue })))
    expect(heading().textContent).toBe('Question q1')
    fireEvent.click(radio('Often'))
    await advanceTime(200)
    expect(heading().textContent).toBe('Question q3')
  })
})
