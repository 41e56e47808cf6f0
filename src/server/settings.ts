import { z } from 'zod'
import type { Db, Tx } from './db/db'

interface Values {
  /** Whether reviews are public before or after the team has read them. */
  reviewModeration: 'after' | 'before'
}
type Name = keyof Values

/**
 * Settings of the console. The default stands in `catch`; it also replaces values that an older or newer version wrote
 * in another form.
 */
const settings: { readonly [N in Name]: z.ZodType<Values[N]> } = {
  reviewModeration: z.enum(['after', 'before']).catch('after'),
}

/** Returns the current value of a setting. */
export async function readSetting<N extends Name>(db: Db | Tx, name: N): Promise<Values[N]> {
  const row = await db.setting.findUnique({ where: { name } })
  const setting: z.ZodType<Values[N]> = settings[name]
  return setting.parse(row?.value)
}

export async function writeSetting<N extends Name>(db: Db | Tx, name: N, value: Values[N], now: Date): Promise<void> {
  await db.setting.upsert({
    where: { name },
    create: { name, value, updatedAt: now },
    update: { value, updatedAt: now },
  })
}
