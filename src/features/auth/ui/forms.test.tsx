// @vitest-environment happy-dom
import auth from '@locales/en/auth.json'
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { giftPath } from '@/core/commerce/gift-code'
import { renderApp } from '@/testing/app-page'
import { ChangePasswordForm } from './ChangePasswordForm'
import { ForgotPasswordFlow } from './ForgotPasswordFlow'
import { LoginForm } from './LoginForm'
import { RegisterFlow } from './RegisterFlow'

const ask = vi.fn<(path: string, input: unknown) => unknown>()
const show = (form: React.ReactNode) => renderApp(form, { auth, common, errors }, ask)

afterEach(() => {
  cleanup()
  ask.mockReset()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test.each([
  { next: giftPath('4K7M2QXR9TBDW3HN'), login: auth.login.gift, register: auth.register.gift },
  { next: '/me/shop', login: auth.login.lead, register: auth.register.lead },
  { next: null, login: auth.login.lead, register: auth.register.lead },
])(
  'the login form passes the redirect target $next on to registration and shows “$login”',
  async ({ next, login, register }) => {
    await show(<LoginForm next={next} />)
    expect(screen.getByText(login)).toBeTruthy()
    const onward = next ? `?next=${encodeURIComponent(next)}` : ''
    const link = screen.getByRole('link', { name: auth.login.register })
    expect(link.getAttribute('href')).toBe(`/register${onward}`)
    cleanup()
    await show(<RegisterFlow next={next} />)
    expect(screen.getByText(register)).toBeTruthy()
  },
)

test.each([
  { current: 'quiet lamps burn longer', password: 'quiet lamps burn longer' },
  { current: 'quiet lamps burn longer', password: 'ｑｕｉｅｔ lamps burn longer' },
])('a new password equal to the old one is rejected at its field without a request: $password', async (typed) => {
  const account = {
    name: 'Ana',
    email: 'ana@example.org',
    mustChangePassword: false,
    locale: 'en',
    theme: null,
  } as const
  await show(<ChangePasswordForm account={account} next={null} />)
  const values = { ...typed, confirmation: typed.password }
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(document.querySelector(`[name="${name}"]`) as HTMLInputElement, { target: { value } })
  }
  await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement))
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.map(({ textContent }) => textContent)).toEqual([errors.PASSWORD_SAME])
  expect(ask).not.toHaveBeenCalled()
})

test('the forgotten-password page is prefilled once with the address typed at sign-in', async () => {
  const email = () => document.querySelector<HTMLInputElement>('[name="email"]')
  await show(<LoginForm next={null} />)
  fireEvent.change(email() as HTMLInputElement, { target: { value: 'ana@example.org' } })
  fireEvent.click(screen.getByRole('link', { name: auth.login.forgot }))
  cleanup()
  await show(<ForgotPasswordFlow />)
  expect(email()?.value).toBe('ana@example.org')
  cleanup()
  await show(<ForgotPasswordFlow />)
  expect(email()?.value).toBe('')
})
