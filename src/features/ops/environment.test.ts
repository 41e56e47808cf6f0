import { expect, test } from 'vitest'
import { getConsoleEnvironment } from './environment'

const settings = {
  APP_URL: 'https://mindglass.example',
  DATABASE_URL: 'postgresql://db.example/mindglass',
  STRIPE_SECRET_KEY: 'sk_live_1' as string | undefined,
  STRIPE_API_URL: undefined as string | undefined,
}

test('the console of a public site that takes real money is marked as production', () => {
  expect(getConsoleEnvironment(settings)).toEqual({
    kind: 'production',
    payments: 'live',
    database: 'own',
    host: 'mindglass.example',
  })
})

test.each([
  { change: { STRIPE_SECRET_KEY: undefined }, site: { kind: 'test', payments: 'sandbox' } },
  { change: { STRIPE_SECRET_KEY: 'sk_test_1' }, site: { kind: 'test', payments: 'test' } },
  { change: { STRIPE_API_URL: 'http://localhost:1' }, site: { kind: 'test', payments: 'test' } },
  { change: { APP_URL: 'http://localhost:3000' }, site: { kind: 'test', payments: 'live', host: 'localhost:3000' } },
  { change: { DATABASE_URL: undefined }, site: { database: 'embedded' } },
])('the console of a site with the settings $change shows the environment $site', ({ change, site }) => {
  expect(getConsoleEnvironment({ ...settings, ...change })).toMatchObject(site)
})
