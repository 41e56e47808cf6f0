import { currentInstruments } from '@/content/tests/instruments'
import { type Locale, locales } from '@/core/locale'
import { simulateVisitors } from '@/features/norms/simulation/simulate'
import { runNormsCommand } from '@/features/ops/norms/norms-command'
import type { OpenDb } from '@/server/db/db'
import { counted, drafted } from './counted'

/** Simulated visitors of one test, and the norms that an operator makes of them; of another one, drafts that wait. */
export async function publishFigures(database: OpenDb): Promise<void> {
  await visitors(database, counted.slug, (locale) => (locale === counted.manyIn ? 1200 : 360))
  await runNormsCommand(database, ['draft'])
  for (const { id } of await database.db.normVersion.findMany({ select: { id: true } })) {
    await runNormsCommand(database, ['freeze', id, '--by', 'the test'])
    await runNormsCommand(database, ['publish', id])
  }
  await visitors(database, drafted, () => 360)
  await runNormsCommand(database, ['draft'])
}

async function visitors({ db }: OpenDb, slug: string, howMany: (locale: Locale) => number): Promise<void> {
  const instrumentVersion = currentInstruments().find((one) => one.slug === slug)?.version ?? 1
  for (const [index, locale] of locales.entries()) {
    const triple = { instrument: slug, instrumentVersion, locale }
    await simulateVisitors(db, triple, { n: howMany(locale), seed: index + 1 }, new Date())
  }
}
