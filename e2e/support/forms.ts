import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { callTrpcProcedure, finishTest, register } from './account-steps'
import { signInStaff } from './console-steps'
import { expect, test } from './fixtures'
import { staffEmail } from './orders-data'
import { publishReview } from './review-steps'
import { pay } from './steps'
import { texts } from './texts'

/** The language in which every form is filled in. */
export const formLanguage = 'en'
const words = texts(formLanguage)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const address = () => `${randomUUID()}@example.org`

/** Function that goes to a form of the site and opens it. */
export type OpenForm = (page: Page, browser: Browser) => Promise<void>

async function finished(page: Page, slug = 'sleep'): Promise<string> {
  await page.goto('/contact')
  return (await finishTest(page, slug)).slice('/report/'.length)
}
async function member(page: Page, next = '/me'): Promise<void> {
  await register(page, address(), next)
}
async function fullReport(page: Page): Promise<void> {
  await member(page)
  const report = await finishTest(page)
  await callTrpcProcedure(page, 'report.unlock', { sittingId: report.split('/').at(-1) })
  await page.goto(`${report}#week`)
}
async function bought(page: Page): Promise<void> {
  await page.goto(`/payment?report=${await finished(page)}`)
  await pay(page, formLanguage, address())
  await page.locator('[data-outcome="paid"]').click()
  await expect(page).toHaveURL(/\/payment\/success/)
}
/** Signs in as a separate owner for each list, because a second-factor code works only once. */
/** Opens the form of a console list, which is loaded when its button is pressed. */
async function openConsoleForm(page: Page, list: 'blocks' | 'coupons' | 'staff', add: string): Promise<void> {
  await signInStaff(page, formLanguage, staffEmail(formLanguage, test.info().retry, list), `/admin/${list}`)
  await button(page, add).click()
  await page.locator('[name="reason"]').waitFor()
}

/**
 * Every form of the site by its file: a function that opens it, or the reason why a change of language cannot lose any
 * input there. src/testing/guards/forms.test.ts keeps the list complete.
 */
export const forms: Readonly<Record<string, OpenForm | string>> = {
  'src/features/assessments/ui/run/begin/ConsentForm.tsx': async (page) => void (await page.goto('/tests/sleep/run')),
  'src/features/auth/ui/ChangePasswordForm.tsx': (page) => member(page, '/change-password'),
  // Its second form has only a password, and the account is open by then: the user can type the password again on the
  // login page.
  'src/features/auth/ui/ConfirmStep.tsx': async (page) => {
    await page.goto('/register')
    const email = address()
    await page.getByLabel(words.auth.register.name, { exact: true }).fill('Ana')
    await page.getByLabel(words.auth.email, { exact: true }).fill(email)
    for (const label of [words.auth.password.label, words.auth.password.again]) {
      await page.getByLabel(label, { exact: true }).fill('slow rivers carry stones')
    }
    await page.locator('input[name="privacy"]').check()
    await button(page, words.auth.register.submit).click()
    await expect(page.getByLabel(words.auth.code.label)).toBeVisible()
  },
  'src/features/auth/ui/ForgotPasswordFlow.tsx': async (page) => void (await page.goto('/forgot-password')),
  'src/features/auth/ui/LoginForm.tsx': async (page) => void (await page.goto('/login?next=%2Fme%2Fshop')),
  'src/features/auth/ui/RegisterForm.tsx': async (page) => void (await page.goto('/register')),
  'src/features/auth/ui/ResetForm.tsx': async (page) => {
    await page.goto('/forgot-password')
    await page.getByLabel(words.auth.email, { exact: true }).fill(address())
    await button(page, words.auth.forgot.submit).click()
    await expect(page.getByLabel(words.auth.code.label)).toBeVisible()
  },
  'src/features/column/ui/search/SearchForm.tsx': async (page) => void (await page.goto('/column')),
  'src/features/me/ui/settings/DeleteForm.tsx': async (page) => {
    await member(page, '/me/privacy')
    await button(page, words.settings.account.start).click()
  },
  'src/features/me/ui/settings/EmailSteps.tsx': async (page) => {
    await member(page, '/me/settings')
    await button(page, words.settings.email.start).click()
  },
  'src/features/me/ui/settings/PreferencesForm.tsx': (page) => member(page, '/me/settings'),
  'src/features/me/ui/settings/ProfileForm.tsx': (page) => member(page, '/me/settings'),
  'src/features/ops/ui/blocks/AddBlockForm.tsx': async (page) => {
    await openConsoleForm(page, 'blocks', words.admin.blocks.add)
  },
  'src/features/ops/ui/coupons/AddCouponForm.tsx': async (page) => {
    await openConsoleForm(page, 'coupons', words['admin-books'].coupons.add)
  },
  'src/features/ops/ui/staff/AddStaffForm.tsx': async (page) => {
    await openConsoleForm(page, 'staff', words.admin.staff.add)
  },
  'src/features/ops/ui/ActionForm.tsx':
    'a dialog in front of the page: the languages are out of reach while it is open',
  'src/features/ops/ui/staff/LoginScreen.tsx': async (page) => void (await page.goto('/admin/login')),
  'src/features/ops/ui/staff/SetupForm.tsx': 'a password and a code alone, which are typed again',
  'src/features/payment/ui/outcome/AddressForm.tsx': async (page) => {
    await bought(page)
    await page.getByText(words.payment.correct.title).click()
    await expect(page.getByLabel(words.payment.correct.label)).toBeVisible()
  },
  'src/features/payment/ui/form/CouponField.tsx': async (page) => {
    await page.goto(`/payment?report=${await finished(page)}`)
    await button(page, words.payment.coupon.open).click()
  },
  'src/features/payment/ui/form/PayForm.tsx': async (page) => {
    await page.goto(`/payment?report=${await finished(page)}`)
    await page.getByLabel(words.payment.country.label).selectOption('ES')
  },
  'src/features/evidence/ui/RetestForms.tsx':
    'asked in the language of the test alone, so that it is not there in another one; agreement is given anew',
  'src/features/payment/ui/withdraw/WithdrawalScreen.tsx': async (page) => void (await page.goto('/withdraw')),
  'src/features/payment/ui/withdraw/KnownOrderWithdrawal.tsx': async (page) => {
    await bought(page)
    await page.locator('#content').getByRole('link', { name: words.withdraw.open.asked }).click()
    await expect(page).toHaveURL(/\/withdraw\?order=/)
  },
  'src/features/report/ui/keep/CalendarForm.tsx': (page) => fullReport(page),
  'src/features/report/ui/keep/ReminderForm.tsx': async (page) => {
    await fullReport(page)
    await button(page, words.reminder.open).click()
  },
  'src/features/report/ui/retrieve/CodeStep.tsx': async (page) => {
    await page.goto('/retrieve')
    await page.getByLabel(words.retrieve.email.label, { exact: true }).fill(address())
    await button(page, words.retrieve.email.submit).click()
    await expect(page.getByLabel(words.auth.code.label)).toBeVisible()
  },
  'src/features/report/ui/retrieve/RetrieveReports.tsx': async (page) => void (await page.goto('/retrieve')),
  'src/features/review/ui/EditForm.tsx': async (page) => {
    await finished(page)
    await publishReview(page, 'sleep', { locale: formLanguage, name: 'Ana', content: 'Clear.', rating: 2 })
    await page.goto('/tests/sleep/reviews')
    await button(page, words.review.own.edit).click()
  },
  'src/features/review/ui/WriteForm.tsx': async (page) => {
    await finished(page)
    await page.goto('/tests/sleep/reviews')
  },
  'src/features/share/ui/comparison/AcceptForm.tsx': async (page, browser) => {
    const inviter = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await inviter.goto(`/report/${await finished(inviter, 'big-five')}/share`)
    await inviter.locator('#compare-name').fill('Ana')
    await inviter.getByLabel(words.share.compare.agree).check()
    await button(inviter, words.share.compare.invite).click()
    const url = (await inviter.getByText(/\/compare\/[\w-]{43}$/).textContent()) ?? ''
    await finished(page, 'big-five')
    await page.goto(url)
  },
  'src/features/share/ui/card/CardPanel.tsx': async (page) =>
    void (await page.goto(`/report/${await finished(page, 'big-five')}/share`)),
  'src/features/share/ui/SharingScreen.tsx': async (page) =>
    void (await page.goto(`/report/${await finished(page, 'big-five')}/share`)),
  'src/features/shop/ui/RedeemForm.tsx': (page) => member(page, '/me/shop'),
  'src/ui/form/ServerForm.tsx': 'the element of the others',
}
