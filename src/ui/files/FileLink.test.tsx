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

/** Ends what was asked for. */
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

test('the component is a plain link to the file without JavaScript, and shows no message', () => {
  const html = renderToString(
    <FileLink href={href} making={making}>
      Download PDF
    </FileLink>,
  )
  expect(html).toContain('<a href="/api/report/a/pdf?lang=en">Download PDF</a>')
  expect(html).not.toContain(making)
})

test('a file that takes its time: it is said that it is being made, then it is saved under its own name', async () => {
  fireEvent.click(link())
  await pass(199)
  expect(textOf()).toBe('')
  await pass(1)
  expect(textOf()).toBe(making)
  // Impatience begins nothing again.
  fireEvent.click(link())
  expect(request.mock.calls).toEqual([[link().getAttribute('href')]])
  expect(saved).not.toHaveBeenCalled()
  await arrive(file())
  expect(saved.mock.calls).toEqual([['blob:file', 'mindglass-report-2026-11-20.pdf']])
  expect(textOf()).toBe('')
  expect(followed).not.toHaveBeenCalled()
})

test('a file that is there at once is saved without a word, and can be had again', async () => {
  for (const times of [1, 2]) {
    fireEvent.click(link())
    await arrive(file())
    await pass(1000)
    expect(textOf()).toBe('')
    expect(saved).toHaveBeenCalledTimes(times)
  }
})

test.each([403, 503])('a file refused with %i is shown by the browser itself, at the same address', async (status) => {
  fireEvent.click(link())
  await arrive(new Response('<h1>why</h1>', { status }))
  expect(followed.mock.calls).toEqual([[link().getAttribute('href')]])
  expect(saved).not.toHaveBeenCalled()
  expect(textOf()).toBe('')
})

/** Whether the press was left to the browser. */
function isLeft(init: MouseEventInit): boolean {
  const click = createEvent.click(link(), init)
  // Nothing here leads anywhere.
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
  'a press with %j is the browser’s',
  (init) => {
    expect(isLeft(init)).toBe(true)
    expect(request).not.toHaveBeenCalled()
  },
)

test.each(['MicroMessenger/8.0', 'Instagram 300.0', '[FBAN/FBIOS]'])(
  'a browser like %s, which saves no files of a page, follows the link',
  (agent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (iPhone) ${agent}`)
    expect(isLeft({})).toBe(true)
    expect(request).not.toHaveBeenCalled()
  },
)
