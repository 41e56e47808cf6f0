import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findInstrument } from '@/content/instruments'
import type { Locale } from '@/core/locale'
import { consentVersion } from '@/features/tests/consent'
import { expect } from './fixtures'

/** Calls a procedure with the page's cookies, as its own scripts would. */
async function call(page: Page, procedure: string, input: unknown): Promise<void> {
  const response = await page.request.post(`/api/trpc/${procedure}`, { data: input as object })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Completes a test without tapping through its questions; returns the id of the sitting. */
export async function finishTest(page: Page, slug: string): Promise<string> {
  const instrument = findInstrument(slug)
  if (!instrument) throw new Error(slug)
  const sittingId = randomBytes(16).toString('base64url')
  const consent = { consentVersion, healthConsent: true, adult: true, normsConsent: false }
  const expected = new Map(instrument.directed.map((item) => [item.id, item.expected]))
  const unscored = new Set(instrument.context.map(({ id }) => id))
  const responses = instrument.order.map((item, index) => ({
    item,
    value: unscored.has(item) ? 0 : (expected.get(item) ?? 1),
    ms: 4000,
    at: index,
  }))
  await call(page, 'tests.start', { sittingId, slug, ...consent })
  await call(page, 'tests.submit', { administrationId: sittingId, responses })
  return sittingId
}

interface Written {
  locale: Locale
  name: string
  content: string
  rating: number | null
}

/** Publishes a review of a test that the page's browser has completed. */
export const publish = (page: Page, slug: string, review: Written): Promise<void> =>
  call(page, 'review.write', { slug, ...review })
