import type { Locator, Page } from '@playwright/test'
import { htmlLang, type Locale } from '@/core/locale'
import { expect, expectNoSidewaysScroll, test } from '../support/fixtures'
import { formLanguage, forms } from '../support/forms'
import { filledTextPattern, texts } from '../support/texts'

test.use({ locale: 'en-US' })

const fields = (page: Page): Locator => page.locator('main').locator('input, select, textarea')

/** Fields whose letters are so small that a phone zooms into the page when they get the focus. */
const smallFields = (page: Page) =>
  fields(page).evaluateAll((all) =>
    all
      .filter((one) => !/^(hidden|checkbox|radio)$/.test((one as HTMLInputElement).type))
      .map((one) => ({ name: (one as HTMLInputElement).name, px: Number.parseFloat(getComputedStyle(one).fontSize) }))
      .filter(({ px }) => px < 16),
  )

/** Types into every field of the page that a person can type into. */
async function fillIn(page: Page): Promise<number> {
  let count = 0
  for (const field of await fields(page).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable()) || !(await field.isEnabled())) continue
    const { tag, type, mode, name, at } = await field.evaluate((one: HTMLInputElement) => ({
      tag: one.tagName,
      type: one.type,
      mode: one.inputMode,
      name: one.name,
      at: one instanceof HTMLSelectElement ? one.options.length : 0,
    }))
    if (name === 'locale' || name === 'country') continue
    count++
    if (tag === 'SELECT') await field.selectOption({ index: at - 1 })
    else if (type === 'checkbox') await field.setChecked(true, { force: true })
    else if (type === 'radio') await field.check({ force: true })
    else if (type === 'date') await field.fill('2027-01-04')
    else if (type === 'email') await field.fill(`typed-${count}@example.org`)
    else if (/numeric|decimal/.test(mode)) await field.fill('12')
    else await field.fill(`Typed ${count}`)
  }
  return count
}

/** Reads all fields in one step, by their position: a form that appears later takes the position of another. */
async function readFields(page: Page): Promise<{ kept: string[]; secrets: string[] }> {
  const message = await fields(page).evaluateAll((all) =>
    (all as HTMLInputElement[])
      .filter((one) => one.type !== 'hidden' && !one.readOnly)
      .map((one) => ({
        isSecret: one.type === 'password' || /password|one-time-code/.test(one.autocomplete),
        text: `${one.name}=${/checkbox|radio/.test(one.type) ? `${one.value}:${one.checked}` : one.value}`,
      })),
  )
  const of = (isSecret: boolean) => message.filter((one) => one.isSecret === isSecret).map(({ text }) => text)
  return { kept: of(false), secrets: of(true) }
}

async function change(page: Page, to: Locale): Promise<void> {
  // In the console the languages are in the menu.
  const languages = page.locator('[data-languages]')
  if (!(await languages.isVisible())) await page.locator('header details[data-menu] > summary').click()
  await page.locator(`[data-languages] a[hreflang="${htmlLang[to]}"]`).click()
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[to])
}

/** Waits for the script that keeps what is typed, which the first key press fetches. */
const waitForTypedScript = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /typed\.js/.test(name))),
    )
    .toBe(true)

const shown = Object.entries(forms).flatMap(([file, open]) => (typeof open === 'string' ? [] : [{ file, open }]))

for (const { file, open } of shown) {
  test(`the form ${file.split('/').at(-1)} keeps typed text, but no password, when the language changes`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000)
    await open(page, browser)
    await expect(page.locator('form[inert]')).toHaveCount(0)
    expect(await smallFields(page), 'fields under 16 px').toEqual([])
    await expect(fields(page).filter({ visible: true }).first()).toBeVisible()
    expect(await fillIn(page), 'there is something to fill in').toBeGreaterThan(0)
    await waitForTypedScript(page)
    // Fields that change by themselves, such as a name that is later shown in another form, have settled by now.
    const before = await readFields(page)
    for (const to of ['es', formLanguage] as const) {
      await change(page, to)
      await expect(async () => expect((await readFields(page)).kept).toEqual(before.kept)).toPass({ timeout: 15_000 })
      const { secrets } = await readFields(page)
      expect(
        secrets.every((words) => words.endsWith('=')),
        'nothing secret is kept',
      ).toBe(true)
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull()
    }
    await expectNoSidewaysScroll(page)
  })
}

test('the payment form keeps its entries after a language change and its checkboxes after a country change', async ({
  page,
}) => {
  const { open } = { open: forms['src/features/payment/ui/form/PayForm.tsx'] }
  if (typeof open !== 'function') throw new Error('no payment page')
  const { payment } = texts('en')
  await open(page, page.context().browser() as never)
  await page.getByRole('textbox', { name: payment.email.label }).fill('ana@example.org')
  await page.getByText(payment.method.card, { exact: true }).click()
  for (const name of ['delivery', 'withdrawal'] as const) await page.getByLabel(payment.acknowledge[name]).check()
  await page.getByRole('button', { name: payment.coupon.open, exact: true }).click()
  await page.getByRole('textbox', { name: payment.coupon.label, exact: true }).fill('BROWSER20')
  await page.getByRole('button', { name: payment.coupon.apply, exact: true }).click()
  await expect(page.getByText(filledTextPattern(payment.coupon.done))).toBeVisible()

  await change(page, 'es')
  const es = texts('es').payment
  await expect(page.getByRole('textbox', { name: es.email.label })).toHaveValue('ana@example.org')
  await expect(page.locator('input[name="method"][value="card"]')).toBeChecked()
  for (const name of ['delivery', 'withdrawal'] as const)
    await expect(page.getByLabel(es.acknowledge[name])).toBeChecked()
  await expect(page.getByText(filledTextPattern(es.coupon.done))).toBeVisible()

  // Changes to a country without declarations, where the method is offered too, and back.
  await page.getByLabel(es.country.label).selectOption('MX')
  await expect(page.getByLabel(es.acknowledge.delivery)).toHaveCount(0)
  await page.getByLabel(es.country.label).selectOption('ES')
  for (const name of ['delivery', 'withdrawal'] as const)
    await expect(page.getByLabel(es.acknowledge[name])).toBeChecked()
  await expect(page.locator('input[name="method"][value="card"]')).toBeChecked()
})

test('text typed on the sign-in page is removed from session storage once another page opens', async ({ page }) => {
  const { auth } = texts('en')
  await page.goto('/login')
  await page.getByLabel(auth.email, { exact: true }).fill('ana@example.org')
  // Simulates a change of language after which another page opens.
  const leave = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('typed-leave'))
      return sessionStorage.getItem('typed')
    })
  // Repeats the event until the page listens to it.
  await expect.poll(leave).toContain('ana@example.org')
  await page.goto('/retrieve')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull()
  await page.goto('/login?lang=es')
  await expect(page.locator('input[name="email"]')).toHaveValue('')
})

/** Pages on which a password manager may be quicker than the scripts. */
for (const [path, names] of [
  ['/login', ['email', 'password']],
  ['/register', ['name', 'email', 'privacy']],
  ['/retrieve', ['email']],
  ['/forgot-password', ['email']],
  ['/withdraw', ['orderNumber', 'email', 'name']],
] as const) {
  test(`the page ${path} keeps text typed before hydration, even when a password manager adds elements`, async ({
    page,
  }) => {
    let release = () => {}
    const late = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
      await late
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator(`input[name="${names[0]}"]`)).toBeEditable()
    await page.evaluate(() => {
      for (const field of document.querySelectorAll('main input')) {
        field.after(Object.assign(document.createElement('x-manager'), { textContent: '•' }))
      }
    })
    for (const name of names) {
      const field = page.locator(`main input[name="${name}"]`)
      if (name === 'privacy') await field.check()
      else await field.fill(`typed ${name}`)
    }
    release()
    await expect.poll(() => page.evaluate(() => window.early === undefined)).toBe(true)
    for (const name of names) {
      const field = page.locator(`main input[name="${name}"]`)
      if (name === 'privacy') await expect(field).toBeChecked()
      else await expect(field).toHaveValue(`typed ${name}`)
    }
  })
}
