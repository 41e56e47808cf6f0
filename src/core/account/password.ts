import { commonPasswords } from './common-passwords'
import { type PasswordProblem, passwordRule } from './password-rule'

/**
 * Returns the error code of an unacceptable new password, checked against all common ones: the server's final decision.
 */
export const passwordProblem = (value: string, own: readonly string[] = []): PasswordProblem | null =>
  passwordRule(value, own, commonPasswords)
