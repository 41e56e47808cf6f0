import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import CodeMail from '@emails/account/CodeMail'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { env } from '@/env'
import { mountSmallDisk } from '@/testing/faults/small-disk'
import { overrideSettings } from '@/testing/settings'
import { startSmtp, type TestSmtp } from '@/testing/smtp'
import { OperatorFailure, PermanentFailure } from '../jobs/outbox'
import { forgetShortages, recentShortages } from '../observability/shortage'
import { type Mail, messageId, sendMail } from './mail'
import { closeMailTransport } from './mail-transport'

const settings = overrideSettings({ SMTP_URL: '', OUTBOX_DIR: '' })

const mail: Mail = {
  to: { address: 'ana@example.org' },
  subject: '你的心镜验证码',
  body: createElement(CodeMail, { ...CodeMail.PreviewProps, locale: 'cn' }),
  outboxId: 41n,
}

const open: TestSmtp[] = []
async function smtpWith(options: Parameters<typeof startSmtp>[0] = {}): Promise<TestSmtp> {
  const smtp = await startSmtp(options)
  open.push(smtp)
  settings.SMTP_URL = smtp.url
  return smtp
}

afterEach(async () => {
  closeMailTransport()
  await Promise.all(open.splice(0).map(({ stop }) => stop()))
})

describe('a mail server', () => {
  let smtp: TestSmtp
  beforeEach(async () => {
    smtp = await smtpWith()
  })

  test('receives a mail with one recipient, HTML and text parts, Message-ID and Auto-Submitted header', async () => {
    await sendMail(mail)
    const [received] = smtp.received
    expect(received?.envelope).toEqual({ from: 'no-reply@localhost', to: ['ana@example.org'] })
    const { subject, from, html, text, messageId: id, headers } = received?.mail ?? { headers: [] }
    expect(subject).toBe('你的心镜验证码')
    expect(from).toMatchObject({ name: 'Mindglass', address: 'no-reply@localhost' })
    expect(id).toBe(messageId(41n))
    expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    expect(html).toContain('lang="zh-CN"')
    for (const part of [html, text]) expect(part).toContain('4821 0937')
    expect(text).not.toMatch(/<(?!https?:|[^\s<>]+@)\w|\{/)
    // Links to pages of the site contain its address.
    const help = `${env.APP_URL}/help-now?lang=cn`
    expect(html).toContain(`href="${help}"`)
    expect(text).toContain(help)
    expect(html).not.toMatch(/href="\//)
  })

  test('receives another mail after the connections were closed', async () => {
    await sendMail(mail)
    closeMailTransport()
    await sendMail(mail)
    expect(smtp.received).toHaveLength(2)
  })

  test('receives the same Message-ID when a mail is sent again [mail-message-id]', async () => {
    await sendMail(mail)
    await sendMail(mail)
    expect(smtp.received.map((received) => received.mail.messageId)).toEqual([messageId(41n), messageId(41n)])
  })

  test.each([
    { behaviour: 'refuse', kind: PermanentFailure },
    { behaviour: 'reject', kind: PermanentFailure },
  ] as const)('causes a permanent failure when its response to a mail is “$behaviour”', async ({ behaviour, kind }) => {
    smtp.behaviour = behaviour
    const failure = await sendMail(mail).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(kind)
    expect(String(failure)).not.toContain('ana@')
  })

  test.each(['busy', 'drop'] as const)(
    'causes a retryable failure when its response to a mail is “%s”',
    async (behaviour) => {
      smtp.behaviour = behaviour
      const failure = await sendMail(mail).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toBeInstanceOf(PermanentFailure)
      expect(failure).not.toBeInstanceOf(OperatorFailure)
      smtp.behaviour = 'accept'
      await sendMail(mail)
      expect(new Set(smtp.received.map((received) => received.mail.messageId)).size).toBe(1)
    },
  )

  test('causes a retryable failure while it is unreachable', async () => {
    await smtp.stop()
    const failure = await sendMail(mail).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(PermanentFailure)
    expect(failure).not.toBeInstanceOf(OperatorFailure)
    await smtp.start()
    await sendMail(mail)
    expect(smtp.received).toHaveLength(1)
  })
})

test('a wrong SMTP password causes an OperatorFailure', async () => {
  await smtpWith({ user: { name: 'user', password: 'right' } })
  await expect(sendMail(mail)).rejects.toBeInstanceOf(OperatorFailure)
})

test('an untrusted mail server certificate causes an OperatorFailure', async () => {
  await smtpWith({ tls: true })
  await expect(sendMail(mail)).rejects.toBeInstanceOf(OperatorFailure)
})

test.for(['full', 'read-only'])(
  'a mail can be retried and leaves no partial file when its folder is %s [mail-no-room]',
  async (what, context) => {
    const disk = mountSmallDisk(1)
    if (!disk) return context.skip('only root mounts a small disk')
    onTestFinished(() => {
      forgetShortages()
      disk.setReadOnly(false)
      disk.remove()
    })
    settings.SMTP_URL = ''
    settings.OUTBOX_DIR = join(disk.dir, 'mails')
    await sendMail(mail)
    if (what === 'full') disk.fill()
    else disk.setReadOnly(true)
    const error = await sendMail({ ...mail, outboxId: 42n }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    for (const kind of [PermanentFailure, OperatorFailure]) expect(error).not.toBeInstanceOf(kind)
    expect(recentShortages().map(({ code }) => code)).toEqual([what === 'full' ? 'ENOSPC' : 'EROFS'])
    if (what === 'full') disk.makeRoom()
    else disk.setReadOnly(false)
    await sendMail({ ...mail, outboxId: 42n })
    expect(
      readdirSync(settings.OUTBOX_DIR)
        .map((name) => name.replace(/^.*Z-0*(\d+)-.*\./, '$1.'))
        .sort(),
    ).toEqual(['41.eml', '42.eml'])
  },
)
