import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import run from '@locales/en/run.json'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { RunTest } from '@/features/assessments/ui/run/run-test'
import { TestRunner } from '@/features/assessments/ui/run/TestRunner'
import { loadSittings, useSittings } from '@/stores/sittings'
import { TextsProvider } from '@/ui/texts'
import { setPageOwner } from './guards/page-owner'

const calls = vi.hoisted(() => ({
  start: vi.fn(),
  current: vi.fn(),
  transfer: vi.fn(),
  save: vi.fn(),
  leave: vi.fn(),
  submit: vi.fn(),
  sitting: vi.fn(),
  move: vi.fn(),
}))
vi.mock('@/trpc/keepalive-api', () => ({ keepaliveApi: { tests: { save: { mutate: calls.leave } } } }))
vi.mock('@/trpc/client', () => ({
  api: {
    tests: {
      start: { mutate: calls.start },
      current: { query: calls.current },
      transfer: { query: calls.transfer },
      save: { mutate: calls.save },
      submit: { mutate: calls.submit },
      move: { mutate: calls.move },
    },
    report: { sitting: { query: calls.sitting } },
  },
}))

/** The run page's calls to the server; each returns null by default. */
export { calls }

const options = ['Never', 'Sometimes', 'Often']
/** A test of three questions, "Question q1" to "Question q3". */
export const threeQuestionTest: RunTest = {
  slug: 'sleep',
  title: 'Sleep',
  tagline: 'How your nights go',
  version: 1,
  items: ['q1', 'q2', 'q3'].map((id) => ({ id, text: `Question ${id}`, options, from: 0, leaveOut: id === 'q3' })),
  instructions: { lead: 'Think of four weeks. ', rest: 'Choose what comes closest.' },
  helpInSight: true,
  stem: 'Over four weeks',
  consentVersion: '2026-11',
}
export const SITTING_ID = 'AAAAAAAAAAAAAAAAAAAAAA'

/** Renders the run page, in English. */
export const renderRunPage = (test: RunTest = threeQuestionTest) =>
  render(
    <TextsProvider locale="en" dictionaries={{ run, common, errors }}>
      <TestRunner test={test} motif={<svg aria-hidden="true" />} />
    </TextsProvider>,
  )
export const heading = () => screen.getByRole('heading', { level: 1 })
/** Returns the stored answer to an item. */
export const getStoredAnswer = (item: string) => useSittings.getState().sittings.sleep?.answers[item]?.value
/** Advances the time after the page has read the browser's storage and rendered the result. */
export async function advanceTime(ms: number): Promise<void> {
  await act(async () => {})
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

/** Owner of the page: a guest. */
export const guestOwner = `g.${'G'.repeat(22)}`

/** Begins a sitting of this tab, at the given position. */
export function beginSitting(at: number, answered: readonly string[] = []): void {
  const answers = answered.map((item) => ({ item, value: 1, at: 1 }))
  loadSittings([guestOwner])
  useSittings.getState().begin('sleep', { id: SITTING_ID, version: 1, answers })
  history.replaceState({ run: { sittingId: SITTING_ID, at, depth: 0, before: null } }, '')
}

/** Shows the questions, at the given position, as after a reload. */
export async function showQuestions(at = 0, answered: readonly string[] = []) {
  beginSitting(at, answered)
  renderRunPage()
  await advanceTime(300)
}

/** Clears the browser and the server before each test of the file. */
export function resetRunPage(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '')
    useSittings.setState({ sittings: {}, ended: [], autoAdvance: true })
    loadSittings([])
    setPageOwner(guestOwner)
    vi.stubGlobal('fetch', async () => Response.json({ tags: [guestOwner] }))
    for (const call of Object.values(calls)) call.mockReset().mockResolvedValue(null)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}
