import type { DataKey } from '@/core/ops/data-keys'
import { env } from '@/env'
import type { Db } from '../db/db'
import { openData, sealData } from './sealed-data'

/** Text that is sealed with each key at the key's first use: a process that can open it has the key. */
const KNOWN_TEXT = 'the key of this database'
const placeOf = (id: string) => ({ column: 'DataKey.check', id }) as const

/** The settings lack a key that this database is sealed with: nothing may be read or written with them. */
export class DataKeyError extends Error {}

/**
 * Compares the keys of the settings with all keys that this database was ever sealed with, and stores new ones. Call it
 * before the first value is read or written.
 * @throws DataKeyError with the name of the key that is missing, or that differs from the stored key of that name
 */
export async function requireDataKeys(db: Db, keys: readonly DataKey[] = env.DATA_KEYS): Promise<void> {
  const noted = await compare(db, keys)
  const data = keys
    .filter(({ id }) => !noted.includes(id))
    .map((key) => ({ id: key.id, check: JSON.stringify(sealData(placeOf(key.id), KNOWN_TEXT, [key])) }))
  if (data.length === 0) return
  await db.dataKey.createMany({ data, skipDuplicates: true })
  // Another process may have stored another key of the same name at this moment.
  await compare(db, keys)
}

/**
 * Returns the names of the stored keys.
 * @throws DataKeyError when the settings lack one of them, or have another key of its name
 */
async function compare(db: Db, keys: readonly DataKey[]): Promise<string[]> {
  const noted = await db.dataKey.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  const ids = noted.map(({ id }) => id)
  const missing = ids.filter((id) => !keys.some((key) => key.id === id))
  if (missing.length > 0) {
    throw new DataKeyError(
      `DATA_KEYS does not have ${missing.map((id) => `"${id}"`).join(', ')}: answers in this database are sealed with it. ` +
        'Put it back, behind the newest key; `npm run ops -- data rotate` makes it unneeded.',
    )
  }
  for (const { id, check } of noted) if (!opens(keys, id, check)) throw new DataKeyError(wrong(id))
  return ids
}

const wrong = (id: string): string =>
  `The key "${id}" in DATA_KEYS is not the one of that name that this database is sealed with. ` +
  'A new key needs a new name; the old one stays behind it.'

function opens(keys: readonly DataKey[], id: string, check: string): boolean {
  try {
    return openData(placeOf(id), JSON.parse(check), keys) === KNOWN_TEXT
  } catch {
    return false
  }
}

/**
 * Deletes every key but `kept`, because a key that seals nothing is not needed in the settings. Returns the deleted
 * names.
 */
export async function deleteOtherDataKeys(db: Db, kept: string): Promise<string[]> {
  const gone = await db.dataKey.findMany({ where: { id: { not: kept } }, select: { id: true } })
  const ids = gone.map(({ id }) => id)
  await db.dataKey.deleteMany({ where: { id: { in: ids } } })
  return ids
}
