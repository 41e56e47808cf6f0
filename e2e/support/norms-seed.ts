import { currentInstruments } from '@/content/tests/instruments'
import { type Locale, locales } from '@/core/locale'
import { runNightlyNorms } from '@/features/norms/nightly-norms'
import { simulateVisitors } from '@/features/norms/simulation/simulate'
import { commandLineActor } from '@/features/ops/audit'
import { freezeNorms, publishNorms } from '@/features/ops/norms/norms-actions'
import type { OpenDb } from '@/server/db/db'
import { testWithDraftNorms, testWithNorms } from './norm-tests'

/**
 * Simulates visitors of one test and publishes its norms as an operator would; leaves the norms of another as drafts.
 */
export async function seedNorms(database: OpenDb): Promise<void> {
  await visitors(database, testWithNorms.slug, (locale) => (locale === testWithNorms.manyIn ? 1200 : 360))
  await runNightlyNorms(database, new Date())
  const { db } = database
  const reason = 'the test'
  for (const { id, createdAt } of await db.normVersion.findMany({ select: { id: true, createdAt: true } })) {
    await freezeNorms(db, commandLineActor, { id, createdAt: createdAt.toISOString(), reason })
    await publishNorms(db, commandLineActor, { id, reason })
  }
  await visitors(database, testWithDraftNorms, () => 360)
  await runNightlyNorms(database, new Date())
}

async function visitors({ db }: OpenDb, slug: string, howMany: (locale: Locale) => number): Promise<void> {
  const instrumentVersion = currentInstruments().find((one) => one.slug === slug)?.version ?? 1
  for (const [index, locale] of locales.entries()) {
    const triple = { instrument: slug, instrumentVersion, locale }
    await simulateVisitors(db, triple, { n: howMany(locale), seed: index + 1 }, new Date())
  }
}
