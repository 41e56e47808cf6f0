// @vitest-environment happy-dom
import payment from '@locales/en/payment.json'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/app-page'
import { MethodChoice } from './MethodChoice'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  { signedIn: true, expected: /sign in there/ },
  { signedIn: false, expected: /with the link below/ },
])(
  'a blocked payment method shows how to pay in another browser (signed in: $signedIn)',
  async ({ signedIn, expected }) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0.47')
    await renderApp(<MethodChoice methods={['alipay', 'card']} signedIn={signedIn} />, { payment }, () => null)
    expect(screen.getByText(expected)).toBeTruthy()
  },
)

test.each([
  {
    agent: 'MicroMessenger/8.0.47',
    order: ['wechat_pay', 'card', 'alipay'],
    expected: /Alipay doesn’t open inside WeChat/,
  },
  {
    agent: 'AliApp(AP/10.5.66) AlipayClient/10.5.66',
    order: ['alipay', 'card', 'wechat_pay'],
    expected: /WeChat Pay doesn’t open inside Alipay/,
  },
  { agent: 'Instagram 312.0', order: ['alipay', 'wechat_pay', 'card'], expected: null },
  { agent: 'Firefox/140.0', order: ['alipay', 'wechat_pay', 'card'], expected: null },
])(
  'payment methods that the browser $agent cannot open are listed last with a note',
  async ({ agent, order, expected }) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    const methods = ['alipay', 'wechat_pay', 'card'] as const
    await renderApp(<MethodChoice methods={methods} signedIn />, { payment }, () => null)
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(order)
    const note = screen.queryByText(/doesn’t open inside/)?.textContent ?? null
    if (expected) expect(note).toMatch(expected)
    else expect(note).toBeNull()
  },
)
