// @vitest-environment happy-dom
import auth from '@locales/en/auth.json'
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import settings from '@locales/en/settings.json'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { toAccountEmail } from '@/core/input/email'
import { renderApp } from '@/testing/app-page'
import type { ProfileInput } from '../../settings/settings-schema'
import { SettingsScreen } from './SettingsScreen'

/** Profile and address that the simulated server stores. */
let profile: ProfileInput
let email: string
/** Number of other sessions at each press of the button. */
let elsewhere: number[]

beforeEach(async () => {
  profile = { name: 'ana', nickname: '', phone: '', birthday: '', sex: null }
  email = 'ana@example.org'
  elsewhere = [2, 0]
  const account = { email, locale: 'en', theme: null } as const
  await renderApp(
    <SettingsScreen account={account} profile={profile} />,
    { settings, auth, common, errors },
    (path, input) => {
      switch (path) {
        case 'me.saveProfile':
          if ((input as ProfileInput).phone === '12') throw new DomainError('PHONE_INVALID')
          profile = { ...(input as ProfileInput), phone: '+34 612 34 56 78' }
          return profile
        case 'me.startEmailChange':
          return { minutes: 10, resendSeconds: 60 }
        case 'me.confirmEmailChange':
          email = (input as { email: string }).email
          return undefined
        case 'auth.signOutElsewhere':
          return { ended: elsewhere.shift() }
        default:
          throw new Error(path)
      }
    },
  )
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('the profile form saves changes and shows the values stored by the server', async () => {
  const { profile: words } = settings
  type(words.name, 'Ana García')
  type(words.phone, '612345678')
  type(words.sex, 'confidential')
  await press(words.save)
  expect(await screen.findByText(words.saved)).toBeTruthy()
  expect(profile).toMatchObject({ name: 'Ana García', sex: 'confidential' })
  expect(field(words.phone).value).toBe('+34 612 34 56 78')
  type(words.sex, '')
  expect(screen.queryByText(words.saved)).toBeNull()
  await press(words.save)
  expect(profile.sex).toBeNull()
})

test.each([
  { label: settings.profile.name, typed: ' ', expected: errors.NAME_REQUIRED },
  { label: settings.profile.birthday, typed: '2020-02-30', expected: errors.DATE_INVALID },
  { label: settings.profile.birthday, typed: '2999-01-01', expected: errors.DATE_FUTURE },
  { label: settings.profile.phone, typed: '12', expected: errors.PHONE_INVALID },
])('the profile form rejects "$typed" as $label with the error $expected', async ({ label, typed, expected }) => {
  type(label, typed)
  await press(settings.profile.save)
  expect((await screen.findByRole('alert')).textContent).toBe(expected)
  await waitFor(() => expect(document.activeElement).toBe(field(label)))
})

test('a new address takes effect once its code is confirmed, even when pasted with spaces', async () => {
  const { email: words } = settings
  await press(words.start)
  await screen.findByLabelText(words.new)
  type(words.new, ' New@Example.org')
  type(auth.password.current, 'x')
  await press(words.submit)
  await screen.findByLabelText(auth.code.label)
  type(auth.code.label, '1234')
  await press(words.confirm)
  expect((await screen.findByRole('alert')).textContent).toBe(errors.CODE_INVALID)
  type(auth.code.label, ' 1234 5678 ')
  await press(words.confirm)
  expect(await screen.findByText(words.done.replace('{{email}}', 'new@example.org'))).toBeTruthy()
  expect(toAccountEmail(email)).toBe('new@example.org')
  expect(screen.getByText(words.current.replace('{{email}}', toAccountEmail(email)))).toBeTruthy()
})

test('signing out other devices shows how many were signed out', async () => {
  const { devices } = settings
  await press(devices.action)
  expect(await screen.findByText(devices.done.replace('{{count}}', '2'))).toBeTruthy()
  await press(devices.action)
  expect(await screen.findByText(devices.none)).toBeTruthy()
})
