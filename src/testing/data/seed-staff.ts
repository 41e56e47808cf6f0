import { Secret } from 'otpauth'
import { sealSecret } from '@/features/ops/staff/second-factor'
import { hashPassword } from '@/server/auth/password-hash'
import { randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'

/** Owner of the console that `npm run seed` creates, on a developer's machine only. */
export const seedOwner = {
  email: 'owner@mindglass.example',
  password: 'slow rivers carry stones',
  /** Secret of the second factor. */
  secret: Secret.fromBase32('JBSWY3DPEHPK3PXP'),
} as const

/** Creates the owner unless it exists. */
export async function seedStaff(db: Db): Promise<void> {
  const { email, password, secret } = seedOwner
  const id = randomId()
  const row = { id, email, role: 'owner' as const, readyAt: new Date(), totpSecret: sealSecret(id, secret) }
  await db.staff.createMany({ data: [{ ...row, passwordHash: await hashPassword(password) }], skipDuplicates: true })
}
