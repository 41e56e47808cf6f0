// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import me from '@locales/en/me.json'
import settings from '@locales/en/settings.json'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/app-page'
import type { MyTests } from '../schema'
import { MeScreen } from './MeScreen'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const sleep: MyTests['tests'][number] = {
  sittingId: 'a',
  slug: 'sleep',
  title: 'Sleep',
  status: 'completed',
  action: 'read',
  own: true,
  returnable: true,
  portrait: { drawing: [{ role: 'line', d: 'M0 0l9 9' }], sentence: 'You sleep as you live.' },
  at: '2026-11-01T08:00:00.000Z',
}
const self: MyTests['tests'][number] = { ...sleep, sittingId: 'b', title: 'Self', returnable: false, portrait: null }

/** What the server has. */
let tests: MyTests['tests']
let credits: number
const deleteSitting = vi.fn<(id: string) => Promise<void>>()

beforeEach(async () => {
  tests = [sleep, self]
  credits = 1
  deleteSitting.mockReset().mockImplementation(async (id) => {
    tests = tests.filter(({ sittingId }) => sittingId !== id)
  })
  await renderApp(<MeScreen page={1} shared={null} />, { me, settings, common, errors }, (path, input) => {
    switch (path) {
      case 'auth.account':
        return { name: 'Ana', email: 'ana@example.org', mustChangePassword: false, locale: 'en', theme: null }
      case 'me.overview':
        return { credits, vip: false, trends: [{ slug: 'sleep', title: 'Sleep', times: 2 }] }
      case 'me.tests':
        return { tests, older: true }
      case 'me.orders':
        return []
      case 'report.giveBack':
        credits += 1
        tests = [{ ...sleep, returnable: false }, self]
        return { left: credits }
      case 'me.deleteSitting':
        return deleteSitting((input as { sittingId: string }).sittingId)
      default:
        throw new Error(path)
    }
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const heading = () => screen.getByRole('heading', { name: me.tests.title })
const titles = () => [...(heading().parentElement?.querySelectorAll('h3') ?? [])].map((one) => one.textContent)

/** Presses the button of a test, and answers the question. */
async function ask(open: string, title: string, answer: string) {
  fireEvent.click(screen.getByRole('button', { name: `${open} ${title}` }))
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByRole('button', { name: answer }))
}

test('names the account, what is left, and the ways on', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ana')
  expect(screen.getByText('Reports left: 1')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: me.links.label }).querySelectorAll('a')).toHaveLength(3)
  expect(screen.getByRole('link', { name: me.tests.older }).getAttribute('href')).toBe('/me?page=2')
  expect(screen.getByRole('link', { name: `${me.tests.action.read} Sleep` }).getAttribute('href')).toBe('/report/a')
})

test('shows of a result its drawing and its sentence, and of others neither', () => {
  const drawings = document.querySelectorAll('li svg[viewBox="0 0 400 320"]')
  expect(drawings).toHaveLength(1)
  expect(drawings[0]?.getAttribute('aria-hidden')).toBe('true')
  expect(drawings[0]?.querySelector('path')?.getAttribute('d')).toBe('M0 0l9 9')
  expect(screen.getByText('You sleep as you live.')).toBeTruthy()
})

test('asks before it deletes, with the focus on keeping', async () => {
  const { open, ask: question, no } = settings.sitting
  fireEvent.click(screen.getByRole('button', { name: `${open} Sleep` }))
  expect((await screen.findByRole('dialog', { name: question })).getAttribute('aria-modal')).toBe('true')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(no))
  fireEvent.click(screen.getByRole('button', { name: no }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe(`${open} Sleep`))
  expect(deleteSitting).not.toHaveBeenCalled()
})

test('a deleted test goes at once, and the focus to the heading of the list', async () => {
  deleteSitting.mockReturnValue(new Promise(() => {}))
  await ask(settings.sitting.open, 'Sleep', settings.sitting.yes)
  await waitFor(() => expect(titles()).toEqual(['Self']))
  expect(document.activeElement).toBe(heading())
})

test('one that could not be deleted comes back, and it is said why', async () => {
  deleteSitting.mockRejectedValue(new TypeError('Failed to fetch'))
  await ask(settings.sitting.open, 'Sleep', settings.sitting.yes)
  expect((await screen.findByRole('alert')).textContent).toBe(common.error.offline)
  expect(titles()).toEqual(['Sleep', 'Self'])
})

test('a report given back counts again without the page being loaded', async () => {
  await ask(settings.giveBack.open, 'Sleep', settings.giveBack.yes)
  expect(await screen.findByText('Reports left: 2')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: `${settings.giveBack.open} Sleep` })).toBeNull())
  expect(document.activeElement).toBe(heading())
})
