import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const told = { kind: 'held', state: 'begins', value: 2, since: new Date('2026-11-20T09:30:00Z') } as const
let server: Server
let status = 200
const bodies: unknown[] = []
const heads: unknown[] = []
let dir: string

beforeEach(async () => {
  vi.resetModules()
  bodies.length = 0
  heads.length = 0
  status = 200
  dir = mkdtempSync(join(tmpdir(), 'alarms-'))
  server = createServer(async (req, res) => {
    let body = ''
    for await (const piece of req) body += piece
    bodies.push(JSON.parse(body))
    heads.push([req.method, req.url, req.headers['content-type']])
    res.writeHead(status, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('ALARM_MAIL', 'operator@mindglass.org')
  vi.stubEnv('ALARM_WEBHOOK_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`)
  vi.stubEnv('OUTBOX_DIR', dir)
})
afterEach(() => {
  server.close()
  rmSync(dir, { recursive: true })
  vi.unstubAllEnvs()
})

const tell = async () => (await import('./notify-operator')).notifyOperator(told)
/** Captures log lines of this level during the test. */
async function logged(level: 'warn' | 'error') {
  return vi.spyOn((await import('@/server/observability/log')).log, level).mockReturnValue(undefined).mock.calls
}
const mails = () => readdirSync(dir).map((file) => readFileSync(join(dir, file)))

test.each([
  { locale: 'en', says: 'The site needs you: Orders paid with another amount or currency, and held: 2' },
  { locale: 'es', says: 'El sitio le necesita: Pedidos pagados con otro importe o moneda, retenidos: 2' },
  { locale: 'cn', says: '网站需要你看一下：付的金额或币种不对、暂时没有开通的订单（2 笔）' },
])('an alarm is sent by mail and webhook in $locale', async ({ locale, says }) => {
  vi.stubEnv('ALARM_LOCALE', locale)
  await tell()
  expect(bodies).toEqual([
    {
      site: 'http://localhost:3000',
      kind: 'held',
      state: 'begins',
      value: 2,
      since: '2026-11-20T09:30:00.000Z',
      text: says,
    },
  ])
  expect(heads).toEqual([['POST', '/hook', 'application/json']])
  const [mail] = mails()
  const read = await PostalMime.parse(mail ?? '')
  expect([read.subject, read.to?.[0]?.address]).toEqual([says, 'operator@mindglass.org'])
  for (const words of ['http://localhost:3000', '2026', '09:30', 'held']) expect(read.text).toContain(words)
})

test('a redirect of the webhook is not followed', async () => {
  status = 307
  vi.stubEnv('ALARM_MAIL', '')
  await expect(tell()).rejects.toThrow()
  expect(heads).toEqual([['POST', '/hook', 'application/json']])
})

test('an alarm is sent when only mail works, and the log warns about the webhook', async () => {
  status = 500
  const warned = await logged('warn')
  await tell()
  expect([bodies.length, mails().length]).toEqual([1, 1])
  expect(warned).toEqual([
    [{ kind: 'held', errors: ['Error: webhook answered 500'] }, 'watch: one way to tell did not work'],
  ])
})

test('the log contains no warning when mail and webhook both work', async () => {
  const warned = await logged('warn')
  await tell()
  expect(warned).toEqual([])
})

test('the error names both causes when mail and webhook both fail', async () => {
  status = 500
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1')
  await expect(tell()).rejects.toThrow(/127\.0\.0\.1:1.*; Error: webhook answered 500$/)
})

test.each([
  { what: 'webhook', other: 'ALARM_MAIL', why: 'webhook answered 500' },
  { what: 'mail', other: 'ALARM_WEBHOOK_URL', why: '127.0.0.1:1' },
])('sending an alarm throws when the $what is the only configured channel and fails', async (one) => {
  status = 500
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1')
  vi.stubEnv(one.other, '')
  await expect(tell()).rejects.toThrow(one.why)
})

test('an alarm is only logged when neither mail nor webhook is configured', async () => {
  vi.stubEnv('ALARM_MAIL', '')
  vi.stubEnv('ALARM_WEBHOOK_URL', '')
  const told = await logged('error')
  await tell()
  expect(told).toEqual([[{ kind: 'held', state: 'begins', value: 2 }, 'watch: alarm']])
  expect([bodies, mails()]).toEqual([[], []])
})
