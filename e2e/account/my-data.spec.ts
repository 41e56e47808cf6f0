import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { finishTest } from '../support/account-steps'
import { checkPage, expect, test } from '../support/fixtures'
import { texts } from '../support/texts'

const { 'my-data': myData, report } = texts('en')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('results without an account', () => {
  test.use({ locale: 'en-US' })

  test('can be downloaded as a file and then deleted all at once @phone', async ({ page }) => {
    await page.goto('/tests/sleep')
    const path = await finishTest(page)
    await page.goto(`${path}/delete`)
    await page.getByRole('link', { name: report.delete.all }).click()
    await expect(page.getByRole('heading', { name: myData.title })).toBeVisible()
    await checkPage(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: myData.export.action }).click(),
    ])
    expect(JSON.parse(readFileSync(await file.path(), 'utf8')).sittings).toMatchObject([{ test: 'sleep' }])
    await button(page, myData.delete.action).click()
    await button(page, myData.delete.yes).click()
    await expect(page.getByRole('heading', { name: myData.done.title })).toBeFocused()
    await checkPage(page)
    expect((await page.goto(path))?.status()).toBe(404)
    await page.goto('/my-data')
    await expect(page.getByText(myData.none)).toBeVisible()
  })
})
