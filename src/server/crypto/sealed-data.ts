import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { DataKey } from '@/core/ops/data-keys'
import { env } from '@/env'
import type { Prisma } from '@/generated/prisma/client'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]
/** Limit for an opened value; a sitting has some kilobytes. */
const mostBytes = 4 * 1024 * 1024

/** Version of the format as a prefix of every sealed value; the name of the key follows it. */
export const sealedFormatVersion = '1:'

/**
 * Form that is stored instead of a value. It is an object, like every value that is sealed, so that queries that look
 * for keys still work and Prisma reuses its query plan: for each new text in a JSON column Prisma would make a new
 * plan, and a save would take twice the time.
 */
type Sealed = { readonly sealed: string }

const isSealed = (stored: Prisma.JsonValue): stored is { sealed: string } =>
  typeof stored === 'object' && stored !== null && 'sealed' in stored && typeof stored.sealed === 'string'

/** Place of a value in the database. Moved to another row or column, the value cannot be opened. */
export interface SealLocation {
  /** Column with the value, as `Table.column`. */
  column:
    | 'Sitting.responses'
    | 'Sitting.result'
    | 'TreatmentAnswer.answer'
    | 'PlanTicket.about'
    | 'PlanTicket.answer'
    | 'DataKey.check'
  /** Id of the row with the value. */
  id: string
}

/**
 * Derives a key for one place alone: a value is sealed again with every answer, and a random 96-bit IV must not repeat
 * under one key (NIST SP 800-38D, 8.3: at most 2³² times).
 */
const keyOfPlace = ({ key }: DataKey, place: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', place, 32))

const bytesOf = ({ column, id }: SealLocation): Buffer => Buffer.from(`${column}\n${id}`)

/**
 * Returns a value in the form that its column stores: sealed with the newest key (AES-256-GCM), or unchanged without a
 * key.
 * @returns with `sealed`: `1:<key>:<base64url of IV, tag and ciphertext of the compressed JSON>`
 */
export function sealData<Value extends Prisma.InputJsonValue>(
  place: SealLocation,
  value: Value,
  keys: readonly DataKey[] = env.DATA_KEYS,
): Value | Sealed {
  const [newest] = keys
  return newest
    ? { sealed: `${sealedFormatVersion}${newest.id}:${encrypt(newest, place, JSON.stringify(value))}` }
    : value
}

/**
 * Returns the value that `sealData` got; returns an unsealed value unchanged.
 * @throws Error when its key is not set, or when it was changed or moved.
 */
export function openData(
  place: SealLocation,
  stored: Prisma.JsonValue,
  keys: readonly DataKey[] = env.DATA_KEYS,
): Prisma.JsonValue {
  if (!isSealed(stored)) return stored
  const [, id = '', body = ''] = stored.sealed.split(':')
  const key = keys.find((one) => one.id === id)
  if (!key) throw new Error(`${place.column} is sealed with the key "${id}", which DATA_KEYS does not have`)
  return JSON.parse(decrypt(key, place, body))
}

function encrypt(key: DataKey, place: SealLocation, text: string): string {
  const where = bytesOf(place)
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, keyOfPlace(key, where), iv).setAAD(where)
  // Compressed first: PostgreSQL cannot compress sealed text, and would store a long value outside of its row, so that
  // a save takes twice the time.
  const sealed = Buffer.concat([sealing.update(deflateRawSync(text, { level: 3 })), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
}

function decrypt(key: DataKey, place: SealLocation, sealed: string): string {
  const where = bytesOf(place)
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const iv = bytes.subarray(0, ivBytes)
    const opening = createDecipheriv(cipher, keyOfPlace(key, where), iv, { authTagLength: tagBytes }).setAAD(where)
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const plain = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()])
    return inflateRawSync(plain, { maxOutputLength: mostBytes }).toString('utf8')
  } catch {
    throw new Error(
      `${place.column} of a row cannot be opened with the key "${key.id}": it was changed, moved, or sealed with another key of that name`,
    )
  }
}
