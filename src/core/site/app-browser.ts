import type { PaymentMethod } from '../commerce/money'

/** Apps that show pages in a browser of their own. */
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

/** The app whose browser this is, by its user agent; null for a browser that is one. */
export const appBrowserOf = (userAgent: string): AppBrowser | null =>
  agents.find(([, agent]) => agent.test(userAgent))?.[0] ?? null

const blocked: Partial<Record<AppBrowser, PaymentMethod>> = { wechat: 'alipay', alipay: 'wechat_pay' }

/** The method whose pages the app does not open. */
export const blockedMethod = (app: AppBrowser | null): PaymentMethod | null => (app && blocked[app]) ?? null

/**
 * Methods with those last that cannot be used where the buyer is: what the app blocks, and in WeChat on a phone its own
 * code, which the same phone would have to scan.
 */
export function methodsIn(
  app: AppBrowser | null,
  methods: readonly PaymentMethod[],
  onPhone: boolean,
): readonly PaymentMethod[] {
  const last = methods.filter(
    (method) => method === blockedMethod(app) || (app === 'wechat' && onPhone && method === 'wechat_pay'),
  )
  return last.length === 0 ? methods : [...methods.filter((method) => !last.includes(method)), ...last]
}
