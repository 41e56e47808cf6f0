import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET as view } from '@/app/dev/mailbox/[file]/route'
import { GET as list } from '@/app/dev/mailbox/route'
import { overrideSettings } from '@/testing/settings'
import { sendMail } from './mail'
import { listStoredMails } from './mailbox'

const settings = overrideSettings({ SMTP_URL: undefined as string | undefined, OUTBOX_DIR: '', APP_URL: '' })

const folder = mkdtempSync(join(tmpdir(), 'mailbox-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  settings.SMTP_URL = undefined
  settings.APP_URL = 'http://localhost:3000'
  settings.OUTBOX_DIR = mkdtempSync(join(folder, 'outbox-'))
})

afterEach(() => void vi.useRealTimers())

const keep = (subject: string, outboxId = 1n) =>
  sendMail({
    to: { address: 'ana@example.org' },
    subject,
    body: createElement('a', { href: 'http://localhost:3000/r/abc', target: '_blank' }, '<script>alert(1)</script>'),
    outboxId,
  })
const request = (headers: Record<string, string> = { 'x-from-here': 'yes' }) =>
  new Request('http://localhost:3000/dev/mailbox', { headers })
const open = (file: string, req = request()) => view(req, { params: Promise.resolve({ file }) })

describe('the development mailbox', () => {
  test('lists mails from newest to oldest', async () => {
    // Mails of the same millisecond are sorted by the number of their job, 9 before 10.
    vi.setSystemTime('2026-11-20T12:00:00Z')
    for (const [index, subject] of ['First', 'Then', 'And then', '第二'].entries())
      await keep(subject, BigInt(8 + index))
    expect((await listStoredMails()).map(({ mail }) => mail.subject)).toEqual(['第二', 'And then', 'Then', 'First'])
    const html = await (await list(request())).text()
    expect(html.indexOf('第二')).toBeLessThan(html.indexOf('First'))
    expect(html).toContain('ana@example.org')
  })

  test('shows a mail without scripts and opens the links of the mail in the top window', async () => {
    await keep('<b>Hello</b>')
    const [kept] = await listStoredMails()
    const response = await open(kept?.file ?? '')
    const html = await response.text()
    expect(html).toContain('sandbox="allow-top-navigation-by-user-activation"')
    expect(html).not.toMatch(/<b>|<script/)
    expect(html).toContain('<a href="http://localhost:3000/r/abc">')
    expect(html).toContain('target=&#34;_top&#34;')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
  })

  test('turns a URL in plain text into a link without the punctuation after it', async () => {
    const text = 'Ayuda: http://localhost:3000/help-now?lang=es. 求助：http://localhost:3000/help-now?lang=cn。请看'
    writeFileSync(
      join(settings.OUTBOX_DIR, 'plain.eml'),
      `Subject: plain\nContent-Type: text/plain; charset=utf-8\n\n${text}`,
    )
    const html = await (await open('plain.eml')).text()
    const links = [...html.matchAll(/<a href="([^"]+help-now[^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual(['es', 'cn'].map((lang) => `http://localhost:3000/help-now?lang=${lang}`))
  })

  test('embeds a picture that is attached to a mail', async () => {
    const png = Buffer.from('a picture')
    await sendMail({
      to: { address: 'ana@example.org' },
      subject: 'Drawn',
      body: createElement('img', { src: 'cid:one' }),
      pictures: [{ cid: 'one', filename: 'one.png', png }],
      outboxId: 3n,
    })
    const [kept] = await listStoredMails()
    expect(kept?.mail.attachments).toMatchObject([{ contentId: '<one>', disposition: 'inline', mimeType: 'image/png' }])
    const html = await (await open(kept?.file ?? '')).text()
    expect(html).toContain(`data:image/png;base64,${png.toString('base64')}`)
    expect(html).not.toContain('cid:one')
  })

  test.each([
    '../secret.eml',
    '..%2fsecret.eml',
    '/etc/passwd',
    'secret',
    'a.eml/../../secret.eml',
    'none.eml',
    '.eml',
  ])('returns 404 for the file name %s', async (file) => {
    writeFileSync(join(folder, 'secret.eml'), 'Subject: secret\n\nsecret')
    expect((await open(file)).status).toBe(404)
  })

  test('shows “No mail yet” when there are no mails', async () => {
    settings.OUTBOX_DIR = join(folder, 'missing')
    expect(await (await list(request())).text()).toContain('No mail yet')
  })
})

test.each([
  { SMTP_URL: 'smtp://127.0.0.1:25', APP_URL: 'http://localhost:3000' },
  { SMTP_URL: undefined, APP_URL: 'https://mindglass.example' },
])('the mailbox returns 404 when SMTP_URL is $SMTP_URL and APP_URL is $APP_URL', async (change) => {
  await keep('Hello')
  const [kept] = await listStoredMails()
  Object.assign(settings, change)
  expect([(await list(request())).status, (await open(kept?.file ?? '')).status]).toEqual([404, 404])
})

test.each([{}, { 'x-from-here': 'no' }] as Record<string, string>[])(
  'the mailbox returns 404 for a request from another machine with the headers %j',
  async (headers) => {
    await keep('Hello')
    const [kept] = await listStoredMails()
    const answers = [await list(request(headers)), await open(kept?.file ?? '', request(headers))]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect((await list(request())).status).toBe(200)
  },
)
