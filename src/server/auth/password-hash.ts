import { hash, verify } from '@node-rs/argon2'
import { normalizePassword } from '@/core/account/password-rule'

/** OWASP's profile for argon2id, which is what the library takes: 19 MiB, two passes. */
const profile = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id with a salt of its own, in PHC form. Runs outside the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password), profile)

let nobody: Promise<string> | undefined

/** Whether the password fits. Without a hash it takes the same time and does not: no account is told from no match. */
export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  nobody ??= hash('the password of nobody', profile)
  const fits = await verify(passwordHash ?? (await nobody), normalizePassword(password))
  return fits && passwordHash != null
}
