import { afterEach, describe, expect, test, vi } from 'vitest'

const COMPLETE: Record<string, string> = {
  APP_URL: 'https://mindglass.example',
  APP_SECRET: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  DATA_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  APP_SECRET_OLD: '',
  DATABASE_URL: 'postgresql://db/x',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'Mindglass <no-reply@mindglass.com>',
  SUPPORT_EMAIL: 'help@mindglass.com',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_API_URL: '',
  STRIPE_METHODS: '',
  STRIPE_TAX: '',
  TRUSTED_PROXIES: '1',
  REHEARSAL_ON_A_PUBLIC_SITE_WITHOUT_REAL_MONEY: '',
  PROCESSORS: '',
  CONTENT_AUTHOR: '',
  CONTENT_REVIEWER: '',
}

async function load(values: Record<string, string | undefined>) {
  vi.resetModules()
  for (const name of [...Object.keys(COMPLETE), 'HOST', 'PORT', 'ROLE']) vi.stubEnv(name, values[name] ?? '')
  return (await import('./env')).env
}

afterEach(() => vi.unstubAllEnvs())

test('a site on localhost starts when only APP_SECRET is set', async () => {
  const env = await load({ APP_SECRET: 'x'.repeat(32) })
  expect(env.APP_URL).toBe('http://localhost:3000')
  expect(env.DATABASE_URL).toBeUndefined()
})

test('the default APP_URL is localhost with its port when PORT is set', async () => {
  const env = await load({ APP_SECRET: COMPLETE.APP_SECRET, PORT: '4477' })
  expect(env).toMatchObject({ PORT: 4477, APP_URL: 'http://localhost:4477' })
})

test.each([
  { written: '', expected: ['card', 'alipay', 'wechat_pay'] },
  { written: 'card, paypal,bizum', expected: ['card', 'paypal', 'bizum'] },
])('the payment methods written as “$written” are read as $expected', async ({ written, expected }) => {
  expect((await load({ ...COMPLETE, STRIPE_METHODS: written })).STRIPE_METHODS).toEqual(expected)
})

test('a process has every role by default, and a single role requires PostgreSQL', async () => {
  expect((await load(COMPLETE)).ROLE).toBe('all')
  expect((await load({ ...COMPLETE, ROLE: 'worker' })).ROLE).toBe('worker')
  const secret = { APP_SECRET: COMPLETE.APP_SECRET }
  await expect(load({ ...secret, ROLE: 'web' })).rejects.toThrow(/ROLE: needs DATABASE_URL/)
  await expect(load({ ...COMPLETE, ROLE: 'cook' })).rejects.toThrow(/ROLE/)
})

test('an unknown payment method is rejected with an error that names it', async () => {
  await expect(load({ ...COMPLETE, STRIPE_METHODS: 'card, applepay' })).rejects.toThrow(/STRIPE_METHODS.*applepay/s)
})

test('keys and secrets keep their configured order, and errors do not contain malformed values', async () => {
  const [k1, k2] = [1, 2].map((byte) => `k${byte}:${Buffer.alloc(32, byte).toString('base64')}`)
  const env = await load({
    ...COMPLETE,
    DATA_KEYS: `${k2},${k1}`,
    APP_SECRET_OLD: `${'b'.repeat(32)}, ${'a'.repeat(32)}`,
  })
  expect(env.DATA_KEYS.map(({ id }) => id)).toEqual(['k2', 'k1'])
  expect(env.APP_SECRET_OLD).toEqual(['b'.repeat(32), 'a'.repeat(32)])
  const wrong = load({ ...COMPLETE, DATA_KEYS: 'k1:tooshort', APP_SECRET_OLD: 'old' })
  await expect(wrong).rejects.toThrow(/APP_SECRET_OLD: .*DATA_KEYS: .*at place 1/s)
  await expect(wrong).rejects.not.toThrow(/tooshort/)
})

test('a public site starts without data keys only when DATA_KEYS is "none" [keys-on-public-site]', async () => {
  await expect(load({ ...COMPLETE, DATA_KEYS: '' })).rejects.toThrow(/DATA_KEYS: is needed because APP_URL is public/)
  expect((await load({ ...COMPLETE, DATA_KEYS: 'none' })).DATA_KEYS).toEqual([])
})

test('a public site starts when every setting is given', async () => {
  expect((await load({ ...COMPLETE, APP_URL: 'https://mindglass.example/' })).APP_URL).toBe('https://mindglass.example')
})

test.each(['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])(
  'a public site without %s fails to start with an error that names the setting',
  async (name) => {
    await expect(load({ ...COMPLETE, [name]: '' })).rejects.toThrow(name)
  },
)

test.each([
  { change: { APP_SECRET: 'short' }, says: 'APP_SECRET' },
  { change: { APP_URL: 'http://mindglass.example' }, says: 'https' },
  { change: { APP_URL: 'mindglass' }, says: 'APP_URL' },
])('a wrong setting is rejected with an error that names $says', async ({ change, says }) => {
  await expect(load({ ...COMPLETE, ...change })).rejects.toThrow(says)
})

describe('a public site', () => {
  test.each([
    { APP_SECRET: 'x'.repeat(40) },
    { APP_SECRET: 'abcabcabcabcabcabcabcabcabcabcabcabc' },
    { APP_SECRET: 'please-change-me-0123456789-abcdefgh' },
    { MAIL_FROM: '' },
    { MAIL_FROM: 'Mindglass <no-reply@localhost>' },
    { MAIL_FROM: 'Mindglass <no-reply@example.org>' },
    { MAIL_FROM: 'no-reply@mindglass.test' },
    { MAIL_FROM: 'Mindglass' },
    { SUPPORT_EMAIL: '' },
    { SUPPORT_EMAIL: 'support@localhost' },
    { SUPPORT_EMAIL: 'support@mail.example.com' },
    { TRUSTED_PROXIES: '' },
    { TRUSTED_PROXIES: '0' },
    { STRIPE_SECRET_KEY: 'sk_test_x' },
    { STRIPE_SECRET_KEY: 'rk_test_x' },
    { STRIPE_SECRET_KEY: 'pk_live_x' },
    { STRIPE_API_URL: 'http://127.0.0.1:12111' },
    { PROCESSORS: 'hosting: Nube | Spain | a@nube.example' },
    { CONTENT_AUTHOR: '| PsyD' },
    { CONTENT_REVIEWER: 'Ana | a | b' },
    { STRIPE_TAX: 'true' },
    { REHEARSAL_ON_A_PUBLIC_SITE_WITHOUT_REAL_MONEY: '1' },
  ])('rejects %j with a one-line error that names the setting', async (change) => {
    const [name = ''] = Object.keys(change)
    const refusal = load({ ...COMPLETE, ...change })
    await expect(refusal).rejects.toThrow(name)
    const { message } = (await refusal.catch((error: Error) => error)) as Error
    expect(message.split('\n')).toHaveLength(2)
  })
})

test.each([
  { STRIPE_SECRET_KEY: 'rk_live_x' },
  { MAIL_FROM: 'hola@mail.mindglass.com.mx' },
  { SUPPORT_EMAIL: '心镜 <help@xn--mindglass-c56p.cn>' },
  { TRUSTED_PROXIES: '2' },
  { HOST: '0.0.0.0' },
])('a public site starts with %j', async (change) => {
  expect(await load({ ...COMPLETE, ...change })).toMatchObject({ APP_URL: COMPLETE.APP_URL })
})

test('a public site starts with a Stripe test key only when it is declared a rehearsal', async () => {
  const rehearsal = { ...COMPLETE, STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_API_URL: 'http://127.0.0.1:12111' }
  const fields = { REHEARSAL_ON_A_PUBLIC_SITE_WITHOUT_REAL_MONEY: 'yes' }
  expect((await load({ ...rehearsal, ...fields })).STRIPE_SECRET_KEY).toBe('sk_test_x')
  for (const other of ['', 'no']) {
    const unsaid = { REHEARSAL_ON_A_PUBLIC_SITE_WITHOUT_REAL_MONEY: other }
    await expect(load({ ...rehearsal, ...unsaid })).rejects.toThrow('STRIPE_SECRET_KEY')
  }
})

test('the error names all missing settings at once', async () => {
  const { message } = (await load({ APP_URL: COMPLETE.APP_URL, APP_SECRET: COMPLETE.APP_SECRET }).catch(
    (error: Error) => error,
  )) as Error
  const names = ['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'MAIL_FROM', 'SUPPORT_EMAIL', 'TRUSTED_PROXIES']
  for (const name of names) expect(message).toContain(`  ${name}: `)
})
