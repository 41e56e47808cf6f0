import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/env'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** A key of its own for each purpose, from the server's secret. */
const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', env.APP_SECRET, '', purpose, 32))

/**
 * Encrypts what the database may hold but not tell (AES-256-GCM).
 * @param id of the row it stands in: moved to another row it cannot be opened
 */
export function seal(purpose: string, id: string, plain: Buffer): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, keyFor(purpose), iv).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([sealing.update(plain), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** What `seal` was given; null when it was changed, moved, or made with another server's secret. */
export function unseal(purpose: string, id: string, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const opening = createDecipheriv(cipher, keyFor(purpose), bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    opening.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()])
  } catch {
    return null
  }
}
