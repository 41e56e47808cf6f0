import { afterAll, beforeAll, beforeEach } from 'vitest'
import { closeMailTransport } from '@/server/mail/mail-transport'
import { testSettings } from './settings'
import { newSmtp, type TestSmtp } from './smtp'

/** A real SMTP server for the tests of one file, which the site sends to; it begins each test empty, and takes everything. */
export function testMailServer(): TestSmtp {
  const settings = testSettings({ SMTP_URL: '' })
  const smtp = newSmtp()
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
