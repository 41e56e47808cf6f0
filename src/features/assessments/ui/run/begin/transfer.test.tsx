// @vitest-environment happy-dom
import run from '@locales/en/run.json'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { calls, heading, renderRunPage, resetRunPage, SITTING_ID } from '@/testing/run-page'

resetRunPage()

const recipients = [{ name: 'Nube (Spain)', does: 'Servers', contact: 'dpo@nube.example' }]
const needed = { version: '2026-11-1', needed: true, recipients }
const optional = { ...needed, needed: false }

/** The original prototype: under fake timers, `Intl.DateTimeFormat` is a replacement that calls the original. */
const formats = Intl.DateTimeFormat.prototype
const { resolvedOptions } = formats

function clockOf(timeZone: string, offset = 480): void {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-offset)
  vi.spyOn(formats, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone }
  })
}
const box = (text: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name: text })
const tick = (text: string) => fireEvent.click(screen.getByRole('checkbox', { name: text }))
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: run.consent.go })))
async function opened() {
  renderRunPage()
  await act(() => vi.advanceTimersByTimeAsync(50))
  tick(run.consent.health)
  tick(run.consent.adult)
}

beforeEach(() => {
  calls.start.mockResolvedValue({ sittingId: SITTING_ID })
  clockOf('Asia/Shanghai')
})

describe('the consent to data transfer out of mainland China', () => {
  test('is skipped for readers outside mainland China without calling the transfer API', async () => {
    vi.restoreAllMocks()
    clockOf('Europe/Madrid', 60)
    calls.transfer.mockResolvedValue(needed)
    await opened()
    await press()
    expect(calls.transfer).not.toHaveBeenCalled()
    expect(calls.start.mock.calls[0]?.[0]).not.toHaveProperty('transfer')
  })

  test('is not shown when no data would leave mainland China', async () => {
    await opened()
    expect([box(run.transfer.needed), box(run.transfer.optional)]).toEqual([null, null])
    await press()
    expect(calls.start.mock.calls[0]?.[0]).not.toHaveProperty('transfer')
  })

  test('is a separate, unchecked checkbox that is required before the test begins', async () => {
    calls.transfer.mockResolvedValue(needed)
    await opened()
    expect(box(run.transfer.needed)?.checked).toBe(false)
    for (const text of [
      run.transfer.why,
      run.transfer.effect,
      run.transfer.refuse,
      'Nube (Spain)',
      'dpo@nube.example',
    ]) {
      expect(document.body.textContent).toContain(text)
    }
    await press()
    expect(screen.getByText(run.transfer.missing)).toBeTruthy()
    expect(document.activeElement).toBe(box(run.transfer.needed))
    expect(calls.start).not.toHaveBeenCalled()
    tick(run.transfer.needed)
    await press()
    expect(calls.start.mock.calls[0]?.[0]).toMatchObject({ transfer: { agreedTo: '2026-11-1' } })
  })

  test('can be declined when it is optional, and the test still begins', async () => {
    calls.transfer.mockResolvedValue(optional)
    await opened()
    expect(document.body.textContent).toContain(run.transfer.refuseOptional)
    await press()
    expect(calls.start.mock.calls[0]?.[0]).toMatchObject({ transfer: { agreedTo: null } })
    expect(heading().textContent).toBe('Question q1')
  })

  test('is required even when the server asks for it only after the start button is pressed', async () => {
    let say: (asked: typeof needed) => void = () => {}
    calls.transfer.mockReturnValue(new Promise((done) => (say = done)))
    await opened()
    await press()
    await act(async () => say(needed))
    expect(calls.start).not.toHaveBeenCalled()
    expect(screen.getByText(run.transfer.missing)).toBeTruthy()
  })

  test('shows a network error when loading fails and loads again when the button is pressed', async () => {
    calls.transfer.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
    await opened()
    await press()
    expect(screen.getByText(run.error.network)).toBeTruthy()
    calls.transfer.mockResolvedValue(needed)
    await press()
    expect(box(run.transfer.needed)).not.toBeNull()
    expect(calls.start).not.toHaveBeenCalled()
  })
})
