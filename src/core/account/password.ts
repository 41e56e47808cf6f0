import { commonPasswords } from './common-passwords'
import { findPasswordProblem, type PasswordProblem } from './password-rule'

/**
 * Returns the error code of an unacceptable new password, checked against all common ones: the server's final decision.
 */
export const findPasswordProblemOnServer = (value: string, own: readonly string[] = []): PasswordProblem | null =>
  findPasswordProblem(value, own, commonPasswords)
