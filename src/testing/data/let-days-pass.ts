import type pg from 'pg'

/** Time columns that determine how long results are kept. */
const columns: Readonly<Record<string, readonly string[]>> = {
  Entitlement: ['usedAt', 'warningAt', 'warnedAt', 'refusedAt', 'revokedAt'],
  User: ['signedInAt', 'keptAt', 'warningAt', 'warnedAt', 'refusedAt'],
  Sitting: ['savedAt'],
  Outbox: ['runAt'],
}

/** Simulates the passing of days for results and their warnings: moves all their times back. */
export async function letDaysPass(pool: pg.Pool, days: number): Promise<void> {
  for (const [table, names] of Object.entries(columns)) {
    const changes = names.map((name) => `"${name}" = "${name}" - make_interval(days => ${days})`)
    await pool.query(`UPDATE "${table}" SET ${changes.join(', ')}`)
  }
}
