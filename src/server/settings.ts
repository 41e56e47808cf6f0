import { z } from 'zod'
import type { Db, Tx } from './db'

/**
 * What is set at the console. What holds until somebody chooses stands in `catch`; it holds too for what an older or newer
 * version has written otherwise.
 */
const settings = {
  /** Whether reviews are public before or after somebody of the team has read them. */
  reviewModeration: z.enum(['after', 'before']).catch('after'),
} as const

type Name = keyof typeof settings
type Value<N extends Name> = z.infer<(typeof settings)[N]>

/** A setting as it is now. */
export async function readSetting<N extends Name>(db: Db | Tx, name: N): Promise<Value<N>> {
  const row = await db.setting.findUnique({ where: { name } })
  return settings[name].parse(row?.value) as Value<N>
}

export async function writeSetting<N extends Name>(db: Db | Tx, name: N, value: Value<N>, now: Date): Promise<void> {
  await db.setting.upsert({
    where: { name },
    create: { name, value, updatedAt: now },
    update: { value, updatedAt: now },
  })
}
