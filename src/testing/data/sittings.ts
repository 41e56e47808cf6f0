import type { Responses } from '@mindglass/psychometrics/instrument'
import { seededRandom } from '@mindglass/psychometrics/random'
import { findInstrument } from '@/content/tests/instruments'
import type { Instrument } from '@/core/instrument'
import { consentVersion } from '@/features/assessments/consent'
import type { Answer } from '@/features/assessments/schema'
import { randomId } from '@/server/crypto/secrets'
import type { TestBrowser } from '../test-browser'

/** Returns a published test, by default in the newest version, for tests that need a real one. */
export function publishedInstrument(slug: string, version?: number): Instrument {
  const instrument = findInstrument(slug, version)
  if (!instrument) throw new Error(`no instrument ${slug} ${version ?? ''}`)
  return instrument
}

/**
 * Returns complete, attentive answers: the expected ones for directed items, and the same mild value for all others,
 * reversed on reversed items. At the middle of the scale, where reversing changes nothing, the answers vary around it:
 * identical ones would be a straight line.
 */
export function attentiveAnswers(instrument: Instrument, value = 1, at = 1_000_000): Answer[] {
  const { order, directed, context, dimensions, responseScale } = instrument
  const { min, max } = responseScale
  const expected = new Map(directed.map((item) => [item.id, item.expected]))
  const unscored = new Set(context.map(({ id }) => id))
  const reversed = new Set(dimensions.flatMap(({ items }) => items.flatMap((item) => (item.reversed ? item.id : []))))
  const random = seededRandom(1)
  const near = () => (2 * value === min + max ? value - 1 + Math.floor(3 * random()) : value)
  const turned = (item: string) => (reversed.has(item) ? min + max - near() : near())
  return order.map((item, index) => ({
    item,
    value: unscored.has(item) ? 0 : (expected.get(item) ?? turned(item)),
    ms: 4000,
    at: at + index,
  }))
}

/** Returns the input of `tests.start`: the consent to a new sitting. */
export const createStartInput = (slug: string, sittingId = randomId()) =>
  ({ sittingId, slug, consentVersion, healthConsent: true, adult: true, normsConsent: false }) as const

/** Gives consent and opens a sitting; returns its id. */
export async function startSitting(browser: TestBrowser, slug = 'sleep', sittingId = randomId()): Promise<string> {
  return (await (await browser.api()).tests.start(createStartInput(slug, sittingId))).sittingId
}

/** Creates a finished sitting with these answers; returns its id. */
export async function completeSittingWith(browser: TestBrowser, slug: string, given: Responses): Promise<string> {
  const sittingId = await startSitting(browser, slug)
  const responses = attentiveAnswers(publishedInstrument(slug)).map((one) => ({
    ...one,
    value: given[one.item] ?? one.value,
  }))
  await (await browser.api()).tests.submit({ sittingId, responses })
  return sittingId
}

/** Creates a finished sitting of the browser; returns its id. */
export async function completeSitting(browser: TestBrowser, slug = 'sleep', value = 1): Promise<string> {
  const sittingId = await startSitting(browser, slug)
  const api = await browser.api()
  await api.tests.submit({ sittingId, responses: attentiveAnswers(publishedInstrument(slug), value) })
  return sittingId
}
