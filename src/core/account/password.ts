import { commonPasswords } from './common-passwords'
import { type PasswordProblem, passwordRule } from './password-rule'

/** Why a new password cannot be taken, with the whole list of common ones: the server's last word. */
export const passwordProblem = (value: string, own: readonly string[] = []): PasswordProblem | null =>
  passwordRule(value, own, commonPasswords)
