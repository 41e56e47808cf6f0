// @vitest-environment happy-dom
import run from '@locales/en/run.json'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { sittingsKey } from '@/core/input/sittings-key'
import { useSittings } from '@/stores/sittings'
import {
  answerTo,
  begin,
  calls,
  heading,
  ID,
  owner,
  pass,
  question,
  show,
  showQuestions,
  startAfresh,
} from '@/testing/run-page'

startAfresh()

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('consent', () => {
  test('nothing is ticked, and nothing starts without both consents', async () => {
    show()
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false])
    fireEvent.click(screen.getByRole('button', { name: run.consent.go }))
    expect(screen.getByText(run.consent.healthMissing)).toBeTruthy()
    expect(document.activeElement).toBe(boxes[0])
    expect(calls.start).not.toHaveBeenCalled()
  })

  test('a start that fails says so, keeps the ticks, and is tried again under the same id', async () => {
    calls.start.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ sittingId: ID })
    show()
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

  test('says first what it is, how to answer and what is free', async () => {
    show()
    await pass(0)
    expect(heading().textContent).toBe(question.title)
    for (const text of [question.tagline, question.instructions.lead.trim(), run.first.free, run.consent.use]) {
      expect(screen.getByText(text, { exact: false })).toBeTruthy()
    }
    const about = screen.getByRole('link', { name: run.first.about })
    expect(about.getAttribute('href')).toBe('/tests/sleep')
  })

  test('leaves the focus where somebody has put it while the page was getting ready', async () => {
    show()
    await pass(300)
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    expect(document.activeElement).toBe(document.body)
  })

  test('offers to go on with a sitting that only the server remembers', async () => {
    const responses = [{ item: 'q1', value: 2, at: 5 }]
    calls.current.mockResolvedValue({ sittingId: ID, slug: 'sleep', version: 1, responses })
    show()
    fireEvent.click(await screen.findByRole('button', { name: run.unfinished.go }))
    expect(heading().textContent).toBe('Question q2')
    expect(answerTo('q1')).toBe(2)
  })
})

describe('how to answer', () => {
  const whole = question.instructions.lead + question.instructions.rest

  test('stands before the first question of a sitting that was begun elsewhere', async () => {
    calls.current.mockResolvedValue({ sittingId: ID, slug: 'sleep', version: 1, responses: [] })
    show()
    fireEvent.click(await screen.findByRole('button', { name: run.unfinished.go }))
    expect(heading().textContent).toBe(run.instructions.heading)
    expect(screen.getByText(whole)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: run.instructions.begin }))
    expect(heading().textContent).toBe('Question q1')
  })

  test('is read again on the way back from the first question, and in the menu', async () => {
    await showQuestions()
    expect(document.querySelector('dialog')?.textContent).toContain(whole)
    fireEvent.click(screen.getByRole('button', { name: /Back/ }))
    expect(heading().textContent).toBe(run.instructions.heading)
  })
})

describe('help', () => {
  const asked = () => document.querySelector('[data-quiet]')?.getAttribute('data-quiet')
  const inMenu = () => document.querySelector('dialog a')?.getAttribute('href')

  test.each([
    { helpInSight: true, sight: 'help' },
    { helpInSight: false, sight: '' },
  ])('is in the menu of every test; under its questions: $helpInSight', async ({ helpInSight, sight }) => {
    begin(0)
    show({ ...question, helpInSight })
    await pass(300)
    expect(asked()).toBe(sight)
    expect(inMenu()).toBe('/help-now')
  })
})

describe('a question', () => {
  test('is a group of native radios named by the question', async () => {
    await showQuestions()
    expect(screen.getByRole('group', { name: /Question q1/ })).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(3)
  })

  test('stands below the time frame that all share, unless it says its own', async () => {
    const items = question.items.map((one) => (one.id === 'q2' ? { ...one, standsAlone: true as const } : one))
    begin(0)
    show({ ...question, items })
    await pass(300)
    expect(screen.getByRole('group', { name: 'Over four weeks Question q1' })).toBeTruthy()
    fireEvent.click(radio('Often'))
    await pass(600)
    expect(heading().textContent).toBe('Question q2')
    expect(screen.queryByText('Over four weeks')).toBeNull()
  })

  test('a tap stores, goes on by itself, and the focus moves to the new question', async () => {
    await showQuestions()
    fireEvent.click(radio('Often'))
    expect(answerTo('q1')).toBe(2)
    await pass(200)
    expect(heading().textContent).toBe('Question q2')
    expect(document.activeElement).toBe(heading())
  })

  test('number keys answer; a number without an option does nothing', async () => {
    await showQuestions()
    fireEvent.keyDown(document.body, { key: '4' })
    expect(answerTo('q1')).toBeUndefined()
    fireEvent.keyDown(document.body, { key: '2' })
    expect(answerTo('q1')).toBe(1)
    await pass(200)
    expect(heading().textContent).toBe('Question q2')
  })

  test('arrow keys move and store, but never go on', async () => {
    await showQuestions()
    fireEvent.keyDown(radio('Never'), { key: 'ArrowDown' })
    fireEvent.click(radio('Sometimes'))
    fireEvent.keyUp(radio('Sometimes'), { key: 'ArrowDown' })
    await pass(1000)
    expect(answerTo('q1')).toBe(1)
    expect(heading().textContent).toBe('Question q1')
    fireEvent.keyDown(radio('Sometimes'), { key: 'Enter' })
    expect(heading().textContent).toBe('Question q2')
  })

  test('Enter does nothing before there is an answer', async () => {
    await showQuestions()
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(heading().textContent).toBe('Question q1')
  })

  test('keys with a modifier belong to the browser', async () => {
    await showQuestions()
    fireEvent.keyDown(document.body, { key: '1', ctrlKey: true })
    expect(answerTo('q1')).toBeUndefined()
  })

  test('may be left out when allowed: the test goes on, and the tap does not leave out the next one', async () => {
    await showQuestions(1)
    expect(screen.queryByRole('button', { name: run.question.leaveOut })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: new RegExp(run.question.skip) }))
    await pass(300)
    const leave = screen.getByRole('button', { name: run.question.leaveOut })
    expect(leave.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(leave)
    expect(answerTo('q3')).toBeNull()
    expect(leave.getAttribute('aria-pressed')).toBe('true')
    await pass(1000)
    expect(heading().textContent).not.toBe('Question q3')
  })

  test('the second tap of a double tap does not answer the next question', async () => {
    await showQuestions()
    fireEvent.click(radio('Often'))
    await pass(185)
    fireEvent.click(radio('Often'))
    await pass(500)
    expect(heading().textContent).toBe('Question q2')
    expect(answerTo('q2')).toBeUndefined()
  })

  test('Back is always there and wins over going on', async () => {
    await showQuestions(1)
    fireEvent.click(radio('Often'))
    fireEvent.click(screen.getByRole('button', { name: /Back/ }))
    await pass(1000)
    expect(heading().textContent).toBe('Question q1')
    expect(answerTo('q2')).toBe(2)
  })

  test('stays after an answer until Next when auto-advance is off, also after a reload', async () => {
    await showQuestions()
    act(() => useSittings.getState().setAutoAdvance(false))
    fireEvent.click(radio('Often'))
    await pass(1000)
    expect(heading().textContent).toBe('Question q1')
    fireEvent.click(screen.getByRole('button', { name: /Next/ }))
    expect(heading().textContent).toBe('Question q2')
    expect(localStorage.getItem(sittingsKey(owner))).toContain('"autoAdvance":false')
  })

  test.each([
    { how: 'a reload', change: () => {} },
    // Replacing a history entry leaves nothing of it; the tab remembers.
    { how: 'another language', change: () => history.replaceState(null, '') },
  ])('$how shows the same question', async ({ change }) => {
    await showQuestions(1)
    fireEvent.click(screen.getByRole('button', { name: /Later/ }))
    cleanup()
    change()
    show()
    await pass(0)
    expect(heading().textContent).toBe('Question q3')
  })

  test.each([
    { answered: ['q1', 'q3'], at: 1, next: run.review.heading, why: 'nothing is open any more' },
    { answered: ['q2'], at: 0, next: 'Question q3', why: 'the second is answered, as in another tab' },
    { answered: ['q3'], at: 1, next: 'Question q1', why: 'the first was left out, too' },
    { answered: ['q1', 'q2', 'q3'], at: 0, next: 'Question q2', why: 'it only looks again' },
  ])('answer at position $at leads to $next when $answered are answered: $why', async ({ answered, at, next }) => {
    await showQuestions(at, answered)
    fireEvent.click(radio('Often'))
    await pass(200)
    expect(heading().textContent).toBe(next)
  })

  test('another tab answers, and this one stays where it is and leaves that question out', async () => {
    await showQuestions(0)
    const theirs = structuredClone(useSittings.getState().sittings.sleep)
    const answers = { q2: { value: 1, ms: 1, at: 9, synced: true } }
    const state = {
      sittings: { sleep: { ...theirs, position: 2, movedAt: 1e15, answers } },
      ended: [],
      autoAdvance: true,
    }
    const newValue = JSON.stringify({ state, version: 0 })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sittingsKey(owner), newValue })))
    expect(heading().textContent).toBe('Question q1')
    fireEvent.click(radio('Often'))
    await pass(200)
    expect(heading().textContent).toBe('Question q3')
  })
})
