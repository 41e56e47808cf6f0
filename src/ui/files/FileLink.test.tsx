// @vitest-environment happy-dom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MantineRoot } from '../mantine/MantineRoot'
import { FileLink } from './FileLink'

const href = '/api/report/a/pdf?lang=en'
const making = 'Making your PDF.'
const link = () => screen.getByRole('link', { name: 'Download PDF' })
const textOf = () => screen.getByRole('status').textContent

/** Resolves the pending request. */
let answer: (response: Response) => void
const request = vi.fn()
const saved = vi.fn()
const followed = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', (url: string) => {
    request(url)
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.href, this.download)
  })
  vi.spyOn(window.location, 'assign').mockImplementation((url) => followed(String(url)))
  render(
    <FileLink href={href} making={making} button="transparent">
      Download PDF
    </FileLink>,
    { wrapper: MantineRoot },
  )
})
afterEach(() => {
  cleanup()
  for (const seen of [request, saved, followed]) seen.mockReset()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const file = () =>
  new Response('%PDF-', {
    headers: { 'content-disposition': 'attachment; filename="mindglass-report-2026-11-20.pdf"' },
  })
const arrive = async (response: Response) => {
  await act(async () => answer(response))
  await pass(0)
}

test('FileLink is a plain link without a message when there is no JavaScript', () => {
  const html = renderToString(
    <FileLink href={href} making={making}>
      Download PDF
    </FileLink>,
  )
  expect(html).toContain('<a href="/api/report/a/pdf?lang=en">Download PDF</a>')
  expect(html).not.toContain(making)
})

test('FileLink shows a message for a slow file and then saves the file under its own name', async () => {
  fireEvent.click(link())
  await pass(199)
  expect(textOf()).toBe('')
  await pass(1)
  expect(textOf()).toBe(making)
  // Another click does not start a second download.
  fireEvent.click(link())
  expect(request.mock.calls).toEqual([[link().getAttribute('href')]])
  expect(saved).not.toHaveBeenCalled()
  await arrive(file())
  expect(saved.mock.calls).toEqual([['blob:file', 'mindglass-report-2026-11-20.pdf']])
  expect(textOf()).toBe('')
  expect(followed).not.toHaveBeenCalled()
})

test('FileLink saves a file without a message when it arrives at once', async () => {
  for (const times of [1, 2]) {
    fireEvent.click(link())
    await arrive(file())
    await pass(1000)
    expect(textOf()).toBe('')
    expect(saved).toHaveBeenCalledTimes(times)
  }
})

test.each([403, 503])('FileLink opens the address in the browser when the file is refused with %i', async (status) => {
  fireEvent.click(link())
  await arrive(new Response('<h1>why</h1>', { status }))
  expect(followed.mock.calls).toEqual([[link().getAttribute('href')]])
  expect(saved).not.toHaveBeenCalled()
  expect(textOf()).toBe('')
})

/** Returns whether a click with these keys was left to the browser. */
function isLeft(init: MouseEventInit): boolean {
  const click = createEvent.click(link(), init)
  // The click must not navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  let left = false
  document.body.addEventListener(
    'click',
    (event) => {
      left = !event.defaultPrevented
    },
    { once: true },
  )
  fireEvent(link(), click)
  return left
}

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'FileLink leaves a click with %j to the browser',
  (init) => {
    expect(isLeft(init)).toBe(true)
    expect(request).not.toHaveBeenCalled()
  },
)

test.each(['MicroMessenger/8.0', 'Instagram 300.0', '[FBAN/FBIOS]'])(
  'FileLink leaves a click to the in-app browser %s, which cannot save files',
  (agent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (iPhone) ${agent}`)
    expect(isLeft({})).toBe(true)
    expect(request).not.toHaveBeenCalled()
  },
)
