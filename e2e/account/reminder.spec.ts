import { randomUUID } from 'node:crypto'
import { callTrpcProcedure, finishTest, register } from '../support/account-steps'
import { checkPage, expect, test, waitForMail } from '../support/fixtures'
import { texts } from '../support/texts'

const locale = 'en'
const { reminder } = texts(locale)

test.use({ locale: 'en-US' })

test('reminder mails can be requested on a report, confirmed by mail without JavaScript, and canceled', async ({
  page,
  browser,
}) => {
  const [account, typed] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
  await register(page, account)
  const report = await finishTest(page)
  await callTrpcProcedure(page, 'report.unlock', { sittingId: report.split('/').at(-1) })
  await page.goto(`${report}#week`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await button(reminder.open).click()
  const address = page.getByLabel(reminder.email, { exact: true })
  await expect(address).toBeFocused()
  await expect(address).toHaveValue(account)
  const agree = page.getByRole('checkbox', { name: reminder.agree, exact: true })
  await expect(agree).not.toBeChecked()
  // Scrolls the button away from the line that stays at the top of the window.
  await button(reminder.submit).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await checkPage(page)
  await address.fill(typed)
  await button(reminder.submit).click()
  await expect(page.getByText(texts(locale).errors.AGREEMENT_REQUIRED)).toBeVisible()
  await agree.check()
  await button(reminder.submit).click()
  await expect(page.getByText(reminder.waiting.replace('{{email}}', typed))).toBeVisible()
  await expect(page.getByRole('heading', { name: reminder.title })).toBeFocused()

  const { text = '' } = await waitForMail(typed)
  const link = /http:\/\/\S+\/api\/reminder\/[\w-]{43}\?lang=en/.exec(text)?.[0] ?? ''
  const mailbox = await (await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' })).newPage()
  await mailbox.goto(link)
  await mailbox.getByRole('button', { name: reminder.mailed.yes, exact: true }).click()
  await expect(mailbox.getByRole('heading', { name: reminder.mailed.confirmed.title })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('button', { name: reminder.mailed.end, exact: true })).toBeVisible()
  await checkPage(page)
  await page.goto(`${report}#week`)
  await expect(page.getByText(reminder.on.replace('{{email}}', typed))).toBeVisible()
  await checkPage(page)
  await button(reminder.stop).click()
  await expect(page.getByText(reminder.stopped)).toBeVisible()
  await expect(button(reminder.open)).toBeVisible()
})
