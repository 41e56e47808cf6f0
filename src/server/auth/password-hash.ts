import { hash, verify } from '@node-rs/argon2'
import { normalizePassword } from '@/core/account/password-rule'

/** OWASP's parameters for argon2id, the library's default variant: 19 MiB, two passes. */
const profile = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password with argon2id and its own salt, in PHC format. Runs outside the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password), profile)

let nobody: Promise<string> | undefined

/**
 * Returns whether the password matches. Without a hash it returns false after the same time, so that a missing account
 * and a wrong password look the same.
 */
export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  nobody ??= hash('the password of nobody', profile)
  const fits = await verify(passwordHash ?? (await nobody), normalizePassword(password))
  return fits && passwordHash != null
}
