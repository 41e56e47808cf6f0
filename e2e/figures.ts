import { currentInstruments } from '@/content/instruments'
import { locales } from '@/core/locale'
import { runNormsCommand } from '@/features/norms/command'
import { simulateVisitors } from '@/features/norms/simulate'
import type { OpenDb } from '@/server/db'
import { counted } from './counted'

/** Simulated visitors of one test, and the norms that an operator makes of them. */
export async function publishFigures(database: OpenDb): Promise<void> {
  const version = currentInstruments().find(({ slug }) => slug === counted.slug)?.version ?? 1
  for (const [index, locale] of locales.entries()) {
    const n = locale === counted.manyIn ? 1200 : 360
    const triple = { instrument: counted.slug, instrumentVersion: version, locale }
    await simulateVisitors(database.db, triple, { n, seed: index + 1 }, new Date())
  }
  await runNormsCommand(database, ['draft'])
  for (const { id } of await database.db.normVersion.findMany({ select: { id: true } })) {
    await runNormsCommand(database, ['freeze', id, '--by', 'the test'])
    await runNormsCommand(database, ['publish', id])
  }
}
