import { simulatedSheets } from '@mindglass/psychometrics/calibration/simulation'
import type { Responses } from '@mindglass/psychometrics/instrument'
import { instrumentOf, type NormScope } from '@/features/norms/norm-scope'
import { randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import type { TestBrowser } from '../test-browser'
import { attentiveAnswers, createStartInput, publishedInstrument } from './sittings'

/** The newest version of a short test, in one language. */
export const sleepInSpanish: NormScope = {
  instrument: 'sleep',
  instrumentVersion: publishedInstrument('sleep').version,
  locale: 'es',
}

/** Creates a finished sitting whose guest consented to its use in norms; returns its id. */
export async function createConsentedSitting(
  browser: TestBrowser,
  slug = 'sleep',
  given: Responses = {},
): Promise<string> {
  const { sittingId } = await (await browser.api()).tests.start({ ...createStartInput(slug), normsConsent: true })
  const responses = attentiveAnswers(publishedInstrument(slug)).map((one) => ({
    ...one,
    value: given[one.item] ?? one.value,
  }))
  await (await browser.api()).tests.submit({ sittingId, responses })
  return sittingId
}

/** Creates `n` valid sheets, all of one month. */
export async function createValidSheets(db: Db, triple: NormScope, n: number, seed = 1): Promise<void> {
  const month = new Date(Date.UTC(2026, 11, 1))
  const sheets = simulatedSheets(instrumentOf(triple), { n, seed })
  await db.normSheet.createMany({
    data: sheets.map((sheet) => ({ ...sheet, ...triple, id: randomId(), month, validity: 'use' as const })),
  })
}
