import { Secret } from 'otpauth'
import { hashKey } from '@/server/crypto/secrets'
import type { Tx } from '@/server/db/db'

const howMany = 10

/** Returns a code of 80 random bits in four groups of four characters: too many to guess, even from a stolen hash. */
const newCode = (): string => new Secret({ size: 10 }).base32.replace(/(.{4})(?=.)/g, '$1-')

/** Returns the code as it was typed, without anything between the letters. */
const plain = (typed: string): string => typed.toUpperCase().replace(/[^A-Z2-7]/g, '')

const hashOf = (staffId: string, code: string): string => hashKey(`${staffId}:${plain(code)}`)

/** Replaces all recovery codes with ten new ones. They can be read only now: the database keeps hashes. */
export async function newRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await tx.staffRecoveryCode.deleteMany({ where: { staffId } })
  await tx.staffRecoveryCode.createMany({ data: codes.map((code) => ({ staffId, codeHash: hashOf(staffId, code) })) })
  return codes
}

/** Uses up a recovery code. @returns false if the code is unknown or already used */
export async function spendRecoveryCode(tx: Tx, staffId: string, typed: string, now: Date): Promise<boolean> {
  const where = { staffId, codeHash: hashOf(staffId, typed), usedAt: null }
  const { count } = await tx.staffRecoveryCode.updateMany({ where, data: { usedAt: now } })
  return count === 1
}
