import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { getAppSecrets } from './secrets'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** Derives a separate key for each purpose from the server's secret. */
const keyFor = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/**
 * Encrypts data that must not be readable in the database (AES-256-GCM).
 * @param id id of the data's row; data moved to another row cannot be opened
 */
export function seal(purpose: string, id: string, plain: Buffer): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, keyFor(getAppSecrets()[0], purpose), iv).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([sealing.update(plain), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** Returns the input of `seal`; null if the text was changed, moved, or made with a secret this server lacks. */
export function unseal(purpose: string, id: string, sealed: string): Buffer | null {
  for (const secret of getAppSecrets()) {
    const plain = openWith(keyFor(secret, purpose), id, Buffer.from(sealed, 'base64url'))
    if (plain) return plain
  }
  return null
}

function openWith(key: Buffer, id: string, bytes: Buffer): Buffer | null {
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    opening.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()])
  } catch {
    return null
  }
}
