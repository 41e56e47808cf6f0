import { expect, test } from 'vitest'
import { readyLinesFromEnv } from './ready.mjs'

const url = 'http://localhost:3000'
const answerOf = (env: Readonly<Record<string, string | undefined>> = {}) =>
  readyLinesFromEnv(url, { ...env } as NodeJS.ProcessEnv)

test('the start message shows where pages, mails, payments and data are and how to stop the site', () => {
  expect(answerOf()).toEqual([
    'Mindglass is ready on http://localhost:3000',
    '  Mails     http://localhost:3000/dev/mailbox (none leaves this machine)',
    '  Payments  a sandbox: every way a payment can go, and no money',
    '  Data      var/pglite',
    '  Ctrl-C stops it.',
  ])
})

test.each([
  { set: { SMTP_URL: 'smtp://user:secret@mail.example' }, line: '  Mails     leave by SMTP_URL' },
  { set: { STRIPE_SECRET_KEY: 'sk_test_secret' }, line: '  Payments  Stripe' },
  { set: { DATABASE_URL: 'postgresql://user:secret@db/mindglass' }, line: '  Data      PostgreSQL' },
  { set: { PGLITE_DIR: 'var/other' }, line: '  Data      var/other' },
])('the start message contains “$line” and no secret when the environment sets $set', ({ set, line }) => {
  const lines = answerOf(set)
  expect(lines).toContain(line)
  expect(lines).toHaveLength(5)
  expect(lines.join()).not.toContain('secret')
})

test.each([
  { appUrl: '', local: true },
  { appUrl: 'http://localhost', local: true },
  { appUrl: 'http://localhost:4000', local: true },
  { appUrl: 'https://127.0.0.1/', local: true },
  { appUrl: 'http://[::1]:3000', local: true },
  { appUrl: 'https://localhost.example.org', local: false },
  { appUrl: 'https://www.example.org', local: false },
  { appUrl: 'https://www.example.org/?at=http://localhost', local: false },
])('the start message lists the local services for the APP_URL “$appUrl”: $local', ({ appUrl, local }) => {
  expect(answerOf({ APP_URL: appUrl })).toHaveLength(local ? 5 : 1)
})
