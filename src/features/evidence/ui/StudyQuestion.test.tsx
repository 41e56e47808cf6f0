// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import studies from '@locales/en/studies.json'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/app-page'
import type { StudyQuestion as State } from '../schema'
import { StudyQuestion } from './StudyQuestion'

const dates = { askAt: '2026-12-12T09:00:00.000Z', closesAt: '2026-12-26T09:00:00.000Z' }
const treatment: State = { kind: 'treatment', group: 'mood', answered: false, abroad: false }
const retest = (step: Extract<State, { kind: 'retest' }>['step'], change = {}): State => ({
  kind: 'retest',
  step,
  email: '',
  abroad: false,
  ...dates,
  ...change,
})
const none: State = { kind: 'none' }

/** Next answers of the server, by procedure, and the calls sent to it. */
let next: Record<string, State>
let sent: [path: string, input: unknown][]
// The forms are loaded on demand; they are imported beforehand so that no test waits for them.
beforeAll(() => import('./RetestForms'))
beforeEach(() => {
  next = {}
  sent = []
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Renders the question. A request after a change gets the latest state; those not drawn get no further question. */
async function show(state: State): Promise<void> {
  let known = state
  await renderApp(<StudyQuestion sittingId="one" />, { studies, common, errors }, (path, input) => {
    if (path === 'evidence.question') return known
    sent.push([path, input])
    const message = next[path] ?? none
    known = message.kind === 'retest' && message.step === 'notDrawn' ? none : message
    return message
  })
}
const press = (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })))
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('the treatment question', () => {
  test('shows the consent text above three answer buttons and is answered with one tap', async () => {
    await show(treatment)
    const question = screen.getByText(studies.treatment.question.mood)
    const consent = screen.getByText(studies.treatment.consent)
    const group = screen.getByRole('group', { name: studies.treatment.answers })
    for (const above of [question, consent]) {
      expect(above.compareDocumentPosition(group) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    }
    expect(buttons()).toEqual([studies.treatment.yes, studies.treatment.no, studies.treatment.skip])
    next['evidence.answerTreatment'] = { ...treatment, answered: true }
    await press(studies.treatment.skip)
    await screen.findByText(studies.treatment.noted)
    expect(sent).toEqual([['evidence.answerTreatment', { sittingId: 'one', answer: 'skip', inChina: false }]])
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: studies.thanks }))
  })

  test('lets the reader withdraw an answer', async () => {
    await show({ ...treatment, answered: true })
    next['evidence.takeBackTreatment'] = treatment
    await press(studies.treatment.takeBack)
    await screen.findByText(studies.treatment.takenBack)
    expect(buttons()).toHaveLength(3)
  })

  test('tells readers in mainland China when data leave the country', async () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480)
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'Asia/Shanghai',
    } as Intl.ResolvedDateTimeFormatOptions)
    await show({ ...treatment, abroad: true })
    await screen.findByText(studies.treatment.abroad)
    next['evidence.answerTreatment'] = { ...treatment, answered: true }
    await press(studies.treatment.no)
    expect(sent[0]?.[1]).toMatchObject({ inChina: true })
    vi.restoreAllMocks()
  })
})

describe('the retest question', () => {
  test('requires the consent checkbox to be ticked, then shows the result of the draw', async () => {
    await show(retest('offer'))
    await press(studies.retest.open)
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: studies.retest.consent })
    expect(box.checked).toBe(false)
    expect(document.activeElement).toBe(box)
    await press(studies.retest.submit)
    await screen.findByText(errors.AGREEMENT_REQUIRED)
    expect(sent).toEqual([])
    fireEvent.click(box)
    next['evidence.joinRetest'] = retest('notDrawn')
    await press(studies.retest.submit)
    await screen.findByText(studies.retest.notDrawn)
    expect(sent).toEqual([['evidence.joinRetest', { sittingId: 'one', agreed: true, abroad: false, inChina: false }]])
    expect(buttons()).toEqual([])
  })

  test('asks a reader chosen by the draw for an address, and fills it in when it is known', async () => {
    await show(retest('address', { email: 'ana@example.org' }))
    const field = await screen.findByLabelText<HTMLInputElement>(studies.retest.email)
    expect(field.value).toBe('ana@example.org')
    next['evidence.giveRetestAddress'] = retest('on', { email: 'ana@example.org' })
    await press(studies.retest.send)
    await screen.findByText('December 12, 2026')
    expect(sent).toEqual([['evidence.giveRetestAddress', { sittingId: 'one', email: 'ana@example.org' }]])
  })

  test.each([
    { step: 'waiting' as const, email: 'ana@example.org', says: 'We’ve emailed ana@example.org' },
    { step: 'on' as const, email: '', says: 'It’s open until' },
    { step: 'done' as const, email: '', says: 'You’ve taken the test twice' },
  ])('offers leaving the study in the step $step', async ({ step, email, says }) => {
    await show(retest(step, { email }))
    expect(document.body.textContent).toContain(says)
    next['evidence.leaveRetest'] = none
    await press(studies.retest.leave)
    await waitFor(() => expect(document.body.textContent).toContain(studies.retest.left))
    expect(buttons()).toEqual([])
  })
})

test('the study question renders nothing when there is no question', async () => {
  await show(none)
  expect(document.querySelector('section')).toBeNull()
})
