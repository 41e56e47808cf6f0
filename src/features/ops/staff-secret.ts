import type { Staff } from '@/generated/prisma/client'
import { seal, unseal } from '@/server/sealed'

const purpose = 'staff-totp'

export const sealSecret = (staffId: string, secret: Buffer): string => seal(purpose, staffId, secret)

/** Of somebody's second factor; null where there is none, or the server's secret was changed since. */
export const secretOf = ({ id, totpSecret }: Pick<Staff, 'id' | 'totpSecret'>): Buffer | null =>
  totpSecret === null ? null : unseal(purpose, id, totpSecret)
