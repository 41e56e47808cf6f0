import { randomUUID } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { smtpPort } from '../../playwright.config'
import { finishTest } from '../support/account-steps'
import { expect, test } from '../support/fixtures'
import { smtpSite, waitForSmtpSite } from '../support/smtp-site'
import { pay } from '../support/steps'
import { texts } from '../support/texts'

const received: Email[] = []
let server: SMTPServer

test.use({ baseURL: smtpSite, locale: 'es-ES' })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(smtpPort, '127.0.0.1', resolve))
  await waitForSmtpSite()
})
test.afterAll(() => server.close())

const mailTo = (address: string, text: RegExp) =>
  received.find((mail) => mail.to?.[0]?.address === address && text.test(mail.text ?? ''))

test('a report mailed by SMTP opens by its link and can be retrieved with a mailed code', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `${randomUUID()}@example.org`
  const { report, retrieve } = texts('es')
  await page.goto('/tests/sleep')
  await page.goto(await finishTest(page))
  await page.locator('a[href^="/payment?report="]').first().click()
  await pay(page, 'es', email)
  await page.locator('[data-outcome="paid"]').click()
  await expect(page).toHaveURL(/\/payment\/success/)
  await expect.poll(() => mailTo(email, /\/r\//), { timeout: 20_000 }).toBeTruthy()
  const mail = mailTo(email, /\/r\//)
  expect(mail?.subject).not.toMatch(/sueño|descanso/i)
  expect(mail?.messageId).toMatch(/^<.+@.+>$/)

  const elsewhere = await (await browser.newContext({ locale: 'es-ES', baseURL })).newPage()
  await elsewhere.goto(/http:\S+\/r\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(elsewhere.getByText(`· ${report.head.full}`).first()).toBeVisible()

  const third = await (await browser.newContext({ locale: 'es-ES', baseURL })).newPage()
  await third.goto('/retrieve')
  await third.getByRole('textbox').fill(email)
  await third.getByRole('textbox').press('Enter')
  await expect.poll(() => mailTo(email, /\b\d{4}[ -]?\d{4}\b/), { timeout: 20_000 }).toBeTruthy()
  const code = /\b\d{4}[ -]?\d{4}\b/.exec(mailTo(email, /\b\d{4}[ -]?\d{4}\b/)?.text ?? '')?.[0] ?? ''
  await third.getByRole('textbox').first().fill(code)
  await third.getByRole('textbox').first().press('Enter')
  await expect(third.getByText('Informe enviado con éxito')).toBeVisible()
  expect(retrieve).toBeTruthy()
  await third.locator('a[href*="/r/"]').first().click()
  await expect(third.getByText(`· ${report.head.full}`).first()).toBeVisible()
})
