import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callTrpcProcedure, findSittingIdForQuestion, finishTest, register } from '../support/account-steps'
import {
  checkPage,
  expect,
  expectNoRawText,
  expectNoSidewaysScroll,
  languages,
  test,
  waitForMail,
  waitForMailMatching,
} from '../support/fixtures'
import { testWithNorms } from '../support/norm-tests'
import { answer, beginTest, consistentAnswers, submitAndOpenSummary } from '../support/steps'
import { filledTextPattern, texts } from '../support/texts'

const locale = 'en'
const { errors, reminder, studies } = texts(locale)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const addressIn = (text: string | undefined, path: string): string =>
  new RegExp(`http://\\S+/api/${path}/[\\w-]{43}\\?lang=en`).exec(text ?? '')?.[0] ?? ''

/** Checks the same address with scripts enabled, because axe never finishes without them. */
async function checkWithoutScripts(page: Page): Promise<void> {
  await expectNoRawText(page)
  await expectNoSidewaysScroll(page)
  const context = await page
    .context()
    .browser()
    // The options a test sets for its page apply to every context it opens.
    ?.newContext({ javaScriptEnabled: true, locale: (await page.locator('html').getAttribute('lang')) ?? locale })
  if (!context) throw new Error('there is no browser')
  const withScripts = await context.newPage()
  await withScripts.goto(page.url())
  await checkPage(withScripts)
  await context.close()
}

test.describe('study invitations below a result', () => {
  test.use({ locale: 'en-US' })

  /** Opens a page in another browser that runs no scripts, as a mail program does. */
  async function mailboxOf(page: Page): Promise<Page> {
    const context = await page.context().browser()?.newContext({ javaScriptEnabled: false, locale: 'en-US' })
    if (!context) throw new Error('no browser')
    return context.newPage()
  }

  test('record an answer about treatment in one tap, and delete the answer on request', async ({ page }) => {
    await page.goto('/contact')
    const result = await finishTest(page, 'worry', 1, findSittingIdForQuestion('treatment'))
    await page.goto(result)
    const { treatment } = studies
    await expect(page.getByText(treatment.consent)).toBeHidden()
    await page.getByText(treatment.show).click()
    await expect(page.getByText(treatment.consent)).toBeVisible()
    await checkPage(page)
    await button(page, treatment.no).click()
    await expect(page.getByText(treatment.noted)).toBeVisible()
    await expect(page.getByRole('heading', { name: studies.thanks })).toBeFocused()
    await page.reload()
    await button(page, treatment.takeBack).click()
    await expect(page.getByText(treatment.takenBack)).toBeVisible()
    await page.getByText(treatment.show).click()
    await button(page, treatment.yes).click()
    await expect(page.getByText(treatment.noted)).toBeVisible()
    await checkPage(page)

    const { mine } = studies
    await page.goto('/my-data')
    await expect(page.getByText(filledTextPattern(mine.treatments))).toContainText('1')
    await checkPage(page)
    await button(page, mine.action).click()
    await expect(page.getByText(mine.done)).toBeVisible()
    await page.goto(result)
    await expect(page.getByText(treatment.show)).toBeVisible()
  })

  test('invite a consenting reader to retake the test after two weeks', async ({ page }) => {
    test.slow()
    const { retest } = studies
    const address = `later-${randomUUID()}@example.org`
    await page.goto('/contact')
    const result = await finishTest(page, 'sleep', 1, findSittingIdForQuestion('retest'))
    await page.goto(result)
    await button(page, retest.open).click()
    const agree = page.getByRole('checkbox', { name: retest.consent, exact: true })
    await expect(agree).toBeFocused()
    await expect(agree).not.toBeChecked()
    await checkPage(page)
    await button(page, retest.submit).click()
    await expect(page.getByText(errors.AGREEMENT_REQUIRED)).toBeVisible()
    await agree.check()
    await button(page, retest.submit).click()
    const field = page.getByLabel(retest.email, { exact: true })
    await expect(field).toHaveValue('')
    await button(page, retest.send).click()
    await expect(page.getByText(errors.EMAIL_REQUIRED)).toBeVisible()
    await field.fill(address)
    await button(page, retest.send).click()
    await expect(page.getByText(retest.waiting.replace('{{email}}', address))).toBeVisible()
    await checkPage(page)

    const mailbox = await mailboxOf(page)
    const asked = await waitForMail(address)
    await mailbox.goto(addressIn(asked.text, 'retest'))
    await checkWithoutScripts(mailbox)
    await button(mailbox, retest.page.buttons.confirm).click()
    await expect(mailbox.getByRole('heading', { name: retest.page.confirmed.title })).toBeVisible()

    // Two weeks later (e2e/support/studies-seed.ts).
    const due = await waitForMail(address, 2)
    for (const mail of [asked, due]) expect(mail.subject).not.toMatch(/sleep/i)
    await page.goto(addressIn(due.text, 'retest'))
    await checkPage(page)
    await button(page, retest.page.buttons.begin).click()
    await expect(page).toHaveURL(/\/tests\/sleep\/run/)
    await beginTest(page, locale)
    await answer(page, 'sleep', consistentAnswers('sleep', 1))
    const second = await submitAndOpenSummary(page, locale)
    expect(second).not.toBe(result)
    // No further question appears below the second result.
    await expect(page.getByText(retest.title)).toHaveCount(0)
    await page.goto(result)
    await expect(page.getByText(retest.done)).toBeVisible()
    await checkPage(page)

    await mailbox.goto(addressIn(due.text, 'retest'))
    await expect(mailbox.getByRole('heading', { name: retest.page.done.title })).toBeVisible()
    await button(mailbox, retest.page.buttons.takeBack).click()
    await expect(mailbox.getByRole('heading', { name: retest.page.left.title })).toBeVisible()
    await page.reload()
    await expect(page.getByText(retest.done)).toHaveCount(0)
  })

  test('ask by mail whether the plan helped, and record the answer in one tap', async ({ page }) => {
    const { usefulness } = studies
    const address = `later-${randomUUID()}@example.org`
    await register(page, `${randomUUID()}@example.org`, '/me')
    const result = await finishTest(page)
    await callTrpcProcedure(page, 'report.unlock', { sittingId: result.split('/').at(-1) })
    await page.goto(`${result}#week`)
    await button(page, reminder.open).click()
    await page.getByLabel(reminder.email, { exact: true }).fill(address)
    await page.getByRole('checkbox', { name: reminder.agree, exact: true }).check()
    const helped = page.getByRole('checkbox', { name: reminder.helped, exact: true })
    await expect(helped).not.toBeChecked()
    await helped.check()
    await button(page, reminder.submit).click()
    await expect(page.getByText(reminder.waiting.replace('{{email}}', address))).toBeVisible()

    const mailbox = await mailboxOf(page)
    await mailbox.goto(addressIn((await waitForMail(address)).text, 'reminder'))
    await button(mailbox, reminder.mailed.yes).click()
    const mail = await waitForMailMatching(address, /\/api\/plan\//)
    const question = addressIn(mail?.text, 'plan')
    await mailbox.goto(question)
    await expect(mailbox.getByRole('heading', { name: usefulness.page.ask.title })).toBeVisible()
    await checkWithoutScripts(mailbox)
    await button(mailbox, usefulness.answers.partly).click()
    await expect(
      mailbox.getByText(usefulness.page.answered.text.replace('{{answer}}', usefulness.answers.partly)),
    ).toBeVisible()
    await button(mailbox, usefulness.page.takeBack).click()
    await expect(mailbox.getByRole('heading', { name: usefulness.page.takenBack.title })).toBeVisible()
    await button(mailbox, usefulness.answers.yes).click()
    await mailbox.goto(question)
    await expect(
      mailbox.getByText(usefulness.page.answered.text.replace('{{answer}}', usefulness.answers.yes)),
    ).toBeVisible()
    await expect(button(mailbox, usefulness.answers.yes)).toHaveCount(0)
    await checkWithoutScripts(mailbox)
  })
})

for (const { locale, browser, html } of languages) {
  const { evidence, norms } = texts(locale)
  const path = `/studies/${testWithNorms.slug}/${locale}`

  test.describe(`study results without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, locale: browser })

    test('are linked from the norms of the test and download as data files', async ({ page }) => {
      await page.goto(`/science/${testWithNorms.slug}/${locale}`)
      await expect(page.getByText(norms.title.split('{{')[0] ?? '').first()).toBeAttached()
      await page.getByRole('link', { name: evidence.part.link }).click()
      await expect(page).toHaveURL(path)
      await expect(page.locator('html')).toHaveAttribute('lang', html)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(filledTextPattern(evidence.title))
      for (const study of ['retest', 'groups', 'usefulness'] as const) {
        // Finds the heading by its text, because its accessible name has a space between the clauses of a Chinese
        // title.
        const title = new RegExp(`^${filledTextPattern(evidence[study].title).source}$`)
        await expect(page.getByRole('heading').filter({ hasText: title })).toBeVisible()
      }
      await expect(page.getByText(filledTextPattern(evidence.edition)).first()).toBeVisible()
      await page.locator('details:not([open]) > summary').evaluateAll((all) => {
        for (const one of all) one.parentElement?.setAttribute('open', '')
      })
      await checkWithoutScripts(page)

      const files = await page
        .getByRole('link', { name: /^(CSV|JSON|TXT)$/ })
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
      expect(files.length).toBeGreaterThan(7)
      for (const file of files) {
        const answer = await page.request.get(file)
        expect(answer.status(), file).toBe(200)
        expect(answer.headers()['content-disposition']).toContain('attachment')
      }
      const scripts = await page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
      expect(scripts).toEqual(['/js/enhance.js'])
    })

    test('show the study plan and the progress when a test has no answers yet', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`/studies/worry/${locale}`)
      await expect(page.getByText(filledTextPattern(evidence.progress.few)).first()).toBeVisible()
      await expect(page.getByText(evidence.plan.one.l5)).toBeVisible()
      await expectNoRawText(page)
      await expectNoSidewaysScroll(page)
    })
  })
}

test('the studies page returns 404 when the test is unknown', async ({ page }) => {
  expect((await page.goto('/studies/nothing/en'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
