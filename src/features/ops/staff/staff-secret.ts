import { Secret } from 'otpauth'
import type { Staff } from '@/generated/prisma/client'
import { seal, unseal } from '@/server/crypto/sealed'
import type { Db } from '@/server/db/db'

const purpose = 'staff-totp'

export const sealSecret = (staffId: string, secret: Secret): string => seal(purpose, staffId, Buffer.from(secret.bytes))

/**
 * Returns the secret of a second factor; null if there is none, or no secret of the server can open it any more.
 */
export function secretOf({ id, totpSecret }: Pick<Staff, 'id' | 'totpSecret'>): Secret | null {
  const bytes = totpSecret === null ? null : unseal(purpose, id, totpSecret)
  return bytes && Secret.fromHex(bytes.toString('hex'))
}

/**
 * Encrypts every second factor with the newest secret of the server, so that the old secret can be removed.
 * @returns `lost`: addresses of staff whose second factor no secret of the server opens; they have to be set up again
 */
export async function resealSecrets(db: Db): Promise<{ sealed: number; lost: string[] }> {
  const staff = await db.staff.findMany({ where: { totpSecret: { not: null } } })
  const lost: string[] = []
  for (const { id, email, totpSecret } of staff) {
    const secret = secretOf({ id, totpSecret })
    if (!secret) lost.push(email)
    // Updates only an unchanged row: the person may be set up again at this moment.
    else await db.staff.updateMany({ where: { id, totpSecret }, data: { totpSecret: sealSecret(id, secret) } })
  }
  return { sealed: staff.length - lost.length, lost }
}
