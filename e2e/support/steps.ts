import type { BrowserContext, Page } from '@playwright/test'
import { findInstrument } from '@/content/tests/instruments'
import type { Locale } from '@/core/locale'
import { autoAdvanceMs, doubleTapGuardMs } from '@/features/assessments/ui/run/question/timing'
import { expect } from './fixtures'
import { texts } from './texts'

/** Function that returns the index (from 0) of the answer to choose for an item at a position. */
export type AnswerPicker = (item: string, position: number) => number

/**
 * Returns a picker of the same level on every scale, reversed on reversed items, so that the answers raise no validity
 * flag but speed.
 */
export function consistentAnswers(slug: string, level: number): AnswerPicker {
  const instrument = findInstrument(slug)
  if (!instrument) throw new Error(slug)
  const { min, max } = instrument.responseScale
  const items = instrument.dimensions.flatMap((dimension) => dimension.items)
  return (item) => {
    const directed = instrument.directed.find(({ id }) => id === item)
    if (directed) return directed.expected - min
    if (instrument.context.some(({ id }) => id === item)) return 0
    const reversed = items.find(({ id }) => id === item)?.reversed
    return (reversed ? min + max - level : level) - min
  }
}

/** Browser contexts with a fake clock: the tests put it forward instead of waiting. */
const putForward = new WeakSet<BrowserContext>()

/**
 * Replaces the browser's clock with a fake one, so that tests need not wait for timers. Pages then cannot tell how they
 * were reached.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install()
  putForward.add(page.context())
}

const pass = (page: Page, ms: number): Promise<void> =>
  putForward.has(page.context()) ? page.clock.fastForward(ms) : page.waitForTimeout(ms)

/** Goes from the start page of a test to its first question, in real time or with a fake clock. */
export async function beginTest(page: Page, locale: Locale, { realTime = false } = {}): Promise<void> {
  const { run } = texts(locale)
  if (!realTime) await installClock(page)
  await page.getByLabel(run.consent.health).check()
  await page.getByLabel(run.consent.adult).check()
  await page.getByRole('button', { name: run.consent.go }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
}

/**
 * Answers the questions from `from` up to `to` by tapping; the test advances by itself. The delay in which a tap counts
 * as a slip, and the delay that shows the choice, pass on the browser's clock; `keyboard.spec.ts` waits for both.
 */
export async function answer(
  page: Page,
  slug: string,
  pick: AnswerPicker,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): Promise<void> {
  const order = findInstrument(slug)?.order ?? []
  for (let position = from; position < Math.min(to, order.length); position++) {
    const item = order[position] ?? ''
    const radio = page.locator(`input[type="radio"][name="${item}"]`).nth(pick(item, position))
    await radio.waitFor()
    // A visible question starts its delay in an effect, which runs a little later, so the tap is repeated until then.
    await expect(async () => {
      await pass(page, doubleTapGuardMs + 20)
      if (await radio.isVisible()) await radio.click({ force: true })
      await pass(page, autoAdvanceMs + 20)
      await radio.waitFor({ state: 'hidden', timeout: 1000 })
    }).toPass()
  }
}

/** Submits after the last answer, waits for the summary and returns its path. */
export async function submitAndOpenSummary(page: Page, locale: Locale): Promise<string> {
  await page.getByRole('button', { name: texts(locale).run.review.submit }).click()
  await expect(page).toHaveURL(/\/report\/[\w-]{22}/)
  return new URL(page.url()).pathname
}

/** Selects Spain as the country and ticks the declarations required of a buyer there. */
export async function tickSpanishDeclarations(page: Page): Promise<void> {
  const { acknowledge, country } = texts('es').payment
  await page.getByLabel(country.label).selectOption('ES')
  await page.getByLabel(acknowledge.delivery).check()
  await page.getByLabel(acknowledge.withdrawal).check()
}

/** Fills in the payment page and goes to the provider. */
export async function pay(page: Page, locale: Locale, email: string): Promise<void> {
  const { payment } = texts(locale)
  await page.getByRole('textbox', { name: payment.email.label }).fill(email)
  await page.getByText(payment.method.card, { exact: true }).click()
  if (locale === 'es') await tickSpanishDeclarations(page)
  await page.getByRole('button', { name: /\d/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/checkout/)
}

/** Opens the list of other actions on a report: sharing, reviewing, deleting. */
export const openMoreActions = (page: Page, locale: Locale): Promise<void> =>
  page.locator('summary', { hasText: texts(locale).report.more }).click()
