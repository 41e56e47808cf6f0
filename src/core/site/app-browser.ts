import type { PaymentMethod } from '../commerce/money'

/** Apps that show pages in their own browser. */
type AppBrowser = 'wechat' | 'qq' | 'weibo' | 'dingtalk' | 'alipay' | 'facebook' | 'instagram' | 'line' | 'tiktok'

const agents: readonly [AppBrowser, RegExp][] = [
  ['wechat', /MicroMessenger/],
  ['qq', /QQ\//],
  ['weibo', /Weibo/],
  ['dingtalk', /DingTalk/],
  ['alipay', /AliApp|AlipayClient/],
  ['instagram', /Instagram/],
  ['facebook', /FBA[NV]/],
  ['line', /Line\//],
  ['tiktok', /musical_ly|BytedanceWebview|TikTok/],
]

/** Returns the app whose browser this is, by its user agent; null for any other browser. */
export const appBrowserOf = (userAgent: string): AppBrowser | null =>
  agents.find(([, agent]) => agent.test(userAgent))?.[0] ?? null

const blocked: Partial<Record<AppBrowser, PaymentMethod>> = { wechat: 'alipay', alipay: 'wechat_pay' }

/** Returns the payment method whose pages the app refuses to open; null if it opens all. */
export const blockedMethod = (app: AppBrowser | null): PaymentMethod | null => (app && blocked[app]) ?? null

/**
 * Sorts the methods that the buyer cannot use here to the end: the method that the app blocks, and WeChat's code in
 * WeChat on a phone, because the same phone would have to scan it.
 */
export function sortMethodsForApp(
  app: AppBrowser | null,
  methods: readonly PaymentMethod[],
  onPhone: boolean,
): readonly PaymentMethod[] {
  const last = methods.filter(
    (method) => method === blockedMethod(app) || (app === 'wechat' && onPhone && method === 'wechat_pay'),
  )
  return last.length === 0 ? methods : [...methods.filter((method) => !last.includes(method)), ...last]
}
