import type { Db } from '../db/db'

/** Rows per statement: locks are held for a moment only. */
const BATCH = 1_000

/**
 * Fills in the column `about` of older jobs, in batches. They come from a version that did not write it, which may
 * still run beside this one during an upgrade. Returns the number of rows filled.
 */
export async function fillAbout(db: Db): Promise<number> {
  let filled = 0
  for (let last = 0n; ; ) {
    const rows = await db.$queryRaw<{ id: bigint }[]>`
      UPDATE "Outbox" SET about = array_remove(
          ARRAY[payload->>'userId', payload->>'orderId', payload->>'sittingId', payload->>'giftId'], NULL)
        || CASE WHEN jsonb_typeof(payload->'reportKeyIds') = 'array'
             THEN ARRAY(SELECT jsonb_array_elements_text(payload->'reportKeyIds')) ELSE '{}' END
      WHERE id IN (SELECT id FROM "Outbox" WHERE about IS NULL AND id > ${last}
                   ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id`
    filled += rows.length
    if (rows.length < BATCH) return filled
    last =
      rows
        .map(({ id }) => id)
        .sort((a, b) => Number(a - b))
        .at(-1) ?? last
  }
}
