import { afterAll, beforeAll, beforeEach } from 'vitest'
import { closeMailTransport } from '@/server/mail/mail-transport'
import { overrideSettings } from './settings'
import { createSmtp, type TestSmtp } from './smtp'

/**
 * Provides a real SMTP server, to which the site sends, for the tests of one file; it begins each test empty and
 * accepts all mails.
 */
export function setUpMailServer(): TestSmtp {
  const settings = overrideSettings({ SMTP_URL: '' })
  const smtp = createSmtp()
  beforeAll(async () => {
    await smtp.start()
    settings.SMTP_URL = smtp.url
  })
  beforeEach(() => {
    smtp.received.length = 0
    smtp.behaviour = 'accept'
    smtp.behaviourTo = {}
    smtp.delayMs = 0
  })
  afterAll(async () => {
    closeMailTransport()
    await smtp.stop()
  })
  return smtp
}
