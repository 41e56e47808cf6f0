import { afterEach, expect, test, vi } from 'vitest'

const COMPLETE = {
  APP_URL: 'https://mindglass.example',
  APP_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgresql://db/x',
  SMTP_URL: 'smtp://mail',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}

async function load(values: Record<string, string>) {
  vi.resetModules()
  vi.stubEnv('PORT', values.PORT ?? '')
  for (const name of Object.keys(COMPLETE)) vi.stubEnv(name, values[name] ?? '')
  return (await import('./env')).env
}

afterEach(() => vi.unstubAllEnvs())

test('localhost needs nothing but a secret', async () => {
  const env = await load({ APP_SECRET: COMPLETE.APP_SECRET })
  expect(env.APP_URL).toBe('http://localhost:3000')
  expect(env.DATABASE_URL).toBeUndefined()
})

test('on another port, localhost’s address names it', async () => {
  const env = await load({ APP_SECRET: COMPLETE.APP_SECRET, PORT: '4477' })
  expect(env).toMatchObject({ PORT: 4477, APP_URL: 'http://localhost:4477' })
})

test('a public site with everything starts', async () => {
  expect((await load({ ...COMPLETE, APP_URL: 'https://mindglass.example/' })).APP_URL).toBe('https://mindglass.example')
})

test.each(['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])(
  'a public site without %s refuses to start and says so',
  async (name) => {
    await expect(load({ ...COMPLETE, [name]: '' })).rejects.toThrow(name)
  },
)

test.each([
  { change: { APP_SECRET: 'short' }, says: 'APP_SECRET' },
  { change: { APP_URL: 'http://mindglass.example' }, says: 'https' },
  { change: { APP_URL: 'mindglass' }, says: 'APP_URL' },
])('$says', async ({ change, says }) => {
  await expect(load({ ...COMPLETE, ...change })).rejects.toThrow(says)
})
