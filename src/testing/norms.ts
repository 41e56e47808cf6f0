import type { Responses } from '@/core/psychometrics/instrument'
import type { TestBrowser } from './caller'
import { attentiveAnswers, publishedInstrument, startOf } from './sittings'

/** A finished sitting whose taker allowed it to count in norms; returns its id. */
export async function consentedSitting(browser: TestBrowser, slug = 'sleep', given: Responses = {}): Promise<string> {
  const { sittingId } = await (await browser.api()).tests.start({ ...startOf(slug), normsConsent: true })
  const responses = attentiveAnswers(publishedInstrument(slug)).map((one) => ({
    ...one,
    value: given[one.item] ?? one.value,
  }))
  await (await browser.api()).tests.submit({ sittingId, responses })
  return sittingId
}
