export type PasswordProblem = 'PASSWORD_REQUIRED' | 'PASSWORD_SHORT' | 'PASSWORD_LONG' | 'PASSWORD_COMMON'

/** Length in characters. The kind of characters does not matter: length is what helps. */
export const passwordLength = { min: 8, max: 256 } as const

/** Returns one spelling of a password: the same letters typed on two keyboards must open the same account. */
export const normalizePassword = (value: string): string => value.normalize('NFKC')

const lengthOf = (value: string): number => [...value].length

const noList: ReadonlySet<string> = new Set()

/**
 * Returns the error code of an unacceptable new password; null for an acceptable one. `own` are the person's name and
 * address. `common` are the passwords that attackers try first; a browser loads them only when somebody chooses a
 * password.
 */
export function findPasswordProblem(
  value: string,
  own: readonly string[] = [],
  common: ReadonlySet<string> = noList,
): PasswordProblem | null {
  if (value === '') return 'PASSWORD_REQUIRED'
  const password = normalizePassword(value)
  if (lengthOf(password) < passwordLength.min) return 'PASSWORD_SHORT'
  if (lengthOf(password) > passwordLength.max) return 'PASSWORD_LONG'
  return isCommon(password.toLowerCase(), common) || isOwn(password.toLowerCase(), own) ? 'PASSWORD_COMMON' : null
}

const isCommon = (password: string, common: ReadonlySet<string>): boolean =>
  [password, password.trim(), ...disguised(password)].some(
    (word) => common.has(word) || (lengthOf(word) >= shortestRow && (repeats(word) || counts(word))),
  )

/** Minimum number of characters for a repetition or a sequence to count as a pattern. */
const shortestRow = 5

/** Characters that people type in place of letters; the passwords that attackers try contain them too. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}

/**
 * Returns the password without spaces and surrounding signs, and the same with lookalike characters replaced by
 * letters.
 */
function disguised(password: string): string[] {
  const bare = password.replace(/\s/g, '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return [bare, bare.replace(/[01345@$]/g, (sign) => lookalikes[sign] ?? sign)]
}

/** Returns whether the password repeats one or two characters. */
const repeats = (password: string): boolean => new Set(password).size <= 2

/** Returns whether the characters differ only in steps of one, up or down: `23456789`, `hgfedcba`. */
function counts(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** Minimum length of the person's own words; shorter ones occur in too many passwords. */
const shortestOwnWord = 3
/** Number of characters that must remain once the person's own words are removed. */
const restLength = 4

function isOwn(password: string, own: readonly string[]): boolean {
  const words = own
    .flatMap((text) => [text, ...text.split(/[\s@._+-]/)])
    .map((word) => word.trim().toLowerCase())
    .filter((word) => lengthOf(word) >= shortestOwnWord)
    .sort((a, b) => b.length - a.length)
  if (!words.some((word) => password.includes(word))) return false
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password)
  return lengthOf(rest.replaceAll(/[\s@._+-]/g, '')) < restLength
}

export const passwordStrengths = ['weak', 'fair', 'good', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

/**
 * Rates a password while it is typed, as a hint only: an unacceptable one is weak, others are rated by length and
 * variety.
 */
export function ratePassword(
  value: string,
  own: readonly string[] = [],
  common: ReadonlySet<string> = noList,
): PasswordStrength {
  if (findPasswordProblem(value, own, common)) return 'weak'
  const characters = [...normalizePassword(value)]
  const varied = Math.min(characters.length, new Set(characters).size * 2)
  return varied >= 16 ? 'strong' : varied >= 12 ? 'good' : 'fair'
}
