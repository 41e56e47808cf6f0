// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { renderApp } from '@/testing/app-page'
import { OtherBrowserLink } from './OtherBrowserLink'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const path = '/tests/sleep/run#move=abc.key'
const show = async (agent: string, to: 'summary' | 'payment', make: () => Promise<string> = async () => path) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  await renderApp(<OtherBrowserLink make={make} to={to} />, { common, errors }, () => null)
}
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: common.move.make })))

test.each([
  { to: 'summary', link: `${location.origin}/tests/sleep/run?lang=en#move=abc.key` },
  { to: 'payment', link: `${location.origin}/tests/sleep/run?lang=en#move=abc.key&pay` },
] as const)('OtherBrowserLink creates a link to the $to after a click in an in-app browser', async ({ to, link }) => {
  await show('MicroMessenger/8.0.47', to)
  expect(screen.queryByLabelText(common.move.link)).toBeNull()
  await press()
  expect(screen.getByLabelText(common.move.link).textContent).toBe(link)
  expect(screen.getByRole('button', { name: common.move.copy }).dataset.copy).toBe(link)
})

test('OtherBrowserLink shows nothing in an ordinary browser', async () => {
  await show('Firefox/140.0', 'summary')
  expect(screen.queryByText(common.move.title)).toBeNull()
})

test('OtherBrowserLink shows an error and keeps its button when creating the link fails', async () => {
  await show('MicroMessenger/8.0.47', 'summary', async () => {
    throw new DomainError('ALREADY_UNLOCKED')
  })
  await press()
  expect(screen.getByRole('button', { name: common.move.make })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).not.toBe('')
})
