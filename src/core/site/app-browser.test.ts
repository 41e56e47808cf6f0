import { expect, test } from 'vitest'
import { appBrowserOf, blockedMethod, sortMethodsForApp } from './app-browser'

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36'

test.each([
  { agent: `${phone} MMWEBID/1 MicroMessenger/8.0.47 WeChat/arm64`, app: 'wechat' },
  { agent: `${phone} V1_AND_SQ_9.0 QQ/9.0.8`, app: 'qq' },
  { agent: `${phone} Weibo (Pixel__weibo__14.1.0)`, app: 'weibo' },
  { agent: `${phone} AliApp(DingTalk/7.5.10)`, app: 'dingtalk' },
  { agent: `${phone} AliApp(AP/10.5.66) AlipayClient/10.5.66`, app: 'alipay' },
  { agent: `${phone} [FB_IAB/FB4A;FBAV/440.0.0.30.107;]`, app: 'facebook' },
  { agent: `${phone} Instagram 312.0.0.42.109 Android`, app: 'instagram' },
  { agent: `${phone} Line/14.1.0/IAB`, app: 'line' },
  { agent: `${phone} musical_ly_2023 BytedanceWebview/d8a21c6`, app: 'tiktok' },
  { agent: phone, app: null },
] as const)('the user agent is recognized as the browser of the app $app', ({ agent, app }) => {
  expect(appBrowserOf(agent)).toBe(app)
})

const chinese = ['alipay', 'wechat_pay', 'card'] as const
test.each([
  { app: 'wechat', onPhone: true, shown: ['card', 'alipay', 'wechat_pay'], without: 'alipay' },
  { app: 'wechat', onPhone: false, shown: ['wechat_pay', 'card', 'alipay'], without: 'alipay' },
  { app: 'alipay', onPhone: true, shown: ['alipay', 'card', 'wechat_pay'], without: 'wechat_pay' },
  { app: 'instagram', onPhone: true, shown: chinese, without: null },
  { app: null, onPhone: true, shown: chinese, without: null },
] as const)(
  'payment methods in the in-app browser of $app are sorted as $shown (on a phone: $onPhone)',
  ({ app, onPhone, shown, without }) => {
    expect(sortMethodsForApp(app, chinese, onPhone)).toEqual(shown)
    expect(blockedMethod(app)).toBe(without)
  },
)
