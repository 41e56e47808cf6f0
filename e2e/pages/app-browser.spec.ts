import { finishTest } from '../support/account-steps'
import { expect, test } from '../support/fixtures'
import { texts } from '../support/texts'

const { common, run } = texts('en')
const wechat =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36 MicroMessenger/8.0.47'

test.use({ locale: 'en-US', userAgent: wechat })

test('a one-time link moves a result from an in-app browser to another browser', async ({ page, browser }) => {
  await page.goto('/tests/sleep')
  const path = await finishTest(page)
  await page.goto(path)
  await page.getByRole('button', { name: common.move.make }).click()
  const link = (await page.getByLabel(common.move.link).textContent()) ?? ''
  expect(link).toContain('#move=')

  const elsewhere = async () =>
    (await browser.newContext({ locale: 'en-US', userAgent: wechat.replace(/ MicroMessenger.*/, '') })).newPage()
  const phone = await elsewhere()
  await phone.goto(link)
  await expect(phone).toHaveURL(new RegExp(`${path}$`))
  await expect(phone.locator('h1')).toBeVisible()
  await expect(phone.getByText(common.move.title)).toHaveCount(0)

  expect((await page.goto(path))?.status()).toBe(404)
  const late = await elsewhere()
  await late.goto(link)
  await expect(late.getByRole('heading', { name: run.gone.resultOver.heading })).toBeVisible()
  for (const other of [phone, late]) await other.context().close()
})
