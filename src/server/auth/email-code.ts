import { DomainError } from '@/core/error/error'
import { mailedCodeDigits } from '@/core/input/fields'
import { MINUTE_MS } from '@/core/time'
import type { EmailCode } from '@/generated/prisma/client'
import { deriveKeys, equalInConstantTime, hashKey, randomId } from '../crypto/secrets'
import type { Db, Tx } from '../db/db'

/** Purpose of a code; it works for nothing else. */
export type CodePurpose = 'retrieve' | 'register' | 'reset' | `change:${string}`

export const codeMinutes = 10
const MAX_TRIES = 5

export interface CodeOwner {
  purpose: CodePurpose
  email: string
  /** Key of the browser that requested the code; the code is valid in no other browser. */
  browserKey: string
}

/**
 * Returns the code of a row, for each server secret: eight digits (26 bits), derived at the moment of sending, so that
 * it is stored nowhere in plain text.
 */
const codesOf = (id: string): string[] =>
  deriveKeys('code', id).map((key) =>
    String(Buffer.from(key, 'base64url').readBigUInt64BE() % 10n ** BigInt(mailedCodeDigits)).padStart(
      mailedCodeDigits,
      '0',
    ),
  )

/**
 * Returns the hashes of a code, salted and keyed with the secret: otherwise anyone who reads the database could try all
 * codes.
 */
const codeHashes = (salt: string, code: string): string[] => deriveKeys('code-hash', `${salt}:${code}`)

const isCode = ({ salt, codeHash }: Pick<EmailCode, 'salt' | 'codeHash'>, code: string): boolean =>
  codeHashes(salt, code).some((hash) => equalInConstantTime(hash, codeHash))

const liveCode = ({ purpose, email, browserKey }: CodeOwner) => ({
  purpose,
  email,
  browserHash: hashKey(browserKey),
  usedAt: null,
})

/** Returns the code in the format of the mail: two groups of four. */
export function formatEmailCode(row: Pick<EmailCode, 'id' | 'salt' | 'codeHash'>): string {
  const code = codesOf(row.id).find((one) => isCode(row, one))
  if (code === undefined) throw new Error('a code was made with a secret that this server does not have')
  return code.replace(/^(\d{4})/, '$1 ')
}

/** Creates a code, voids earlier ones of this purpose, address and browser, and returns its id. */
export async function issueCode(tx: Tx, owner: CodeOwner, now: Date): Promise<string> {
  await tx.emailCode.updateMany({ where: liveCode(owner), data: { usedAt: now } })
  const id = randomId()
  const salt = randomId()
  const [code = ''] = codesOf(id)
  const [codeHash = ''] = codeHashes(salt, code)
  await tx.emailCode.create({
    data: {
      ...liveCode(owner),
      id,
      salt,
      codeHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeMinutes * MINUTE_MS),
    },
  })
  return id
}

/**
 * Redeems the code of this purpose, address and browser, and returns its id.
 * @throws DomainError CODE_WRONG with the tries left; CODE_EXPIRED when it is too old, used, tried too often, or was
 * never requested in this browser.
 */
export async function redeemCode(db: Db, owner: CodeOwner, code: string, now: Date): Promise<string> {
  // The attempt is counted before the code is compared, so that parallel guesses cannot share one.
  const rows = await db.emailCode.updateManyAndReturn({
    where: { ...liveCode(owner), expiresAt: { gt: now }, attempts: { lt: MAX_TRIES } },
    data: { attempts: { increment: 1 } },
  })
  const row = rows.find((one) => isCode(one, code))
  if (!row) {
    const left = MAX_TRIES - Math.min(MAX_TRIES, ...rows.map(({ attempts }) => attempts))
    throw rows.length > 0 && left > 0 ? new DomainError('CODE_WRONG', { left }) : new DomainError('CODE_EXPIRED')
  }
  const { count } = await db.emailCode.updateMany({ where: { id: row.id, usedAt: null }, data: { usedAt: now } })
  if (count === 0) throw new DomainError('CODE_EXPIRED')
  return row.id
}
