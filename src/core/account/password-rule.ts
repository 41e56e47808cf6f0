export type PasswordProblem = 'PASSWORD_REQUIRED' | 'PASSWORD_SHORT' | 'PASSWORD_LONG' | 'PASSWORD_COMMON'

/** In characters. Nothing is asked of what they are: length is what helps. */
export const passwordLength = { min: 8, max: 256 } as const

/** One password, one spelling: the same letters typed on two keyboards have to open the same account. */
export const normalizePassword = (value: string): string => value.normalize('NFKC')

const lengthOf = (value: string): number => [...value].length

const noList: ReadonlySet<string> = new Set()

/**
 * Why a new password cannot be taken, as an error code; null when it can. `own` are the person's name and address,
 * `common` the list of those that are tried first, which the browser loads only when somebody chooses a password.
 */
export function passwordRule(
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

/** Fewer characters in a row are no pattern. */
const shortestRow = 5

/** Signs that stand for letters, as lists of passwords that are tried have them too. */
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

/** One or two characters again and again. */
const repeats = (password: string): boolean => new Set(password).size <= 2

/** Only steps of one, up or down: `23456789`, `hgfedcba`. */
function counts(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** Shorter words are inside too many passwords to say anything. */
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

/** A hint while typing, never a rule: what cannot be taken is weak, and the rest is as good as it is long and varied. */
export function passwordStrength(
  value: string,
  own: readonly string[] = [],
  common: ReadonlySet<string> = noList,
): PasswordStrength {
  if (passwordRule(value, own, common)) return 'weak'
  const characters = [...normalizePassword(value)]
  const varied = Math.min(characters.length, new Set(characters).size * 2)
  return varied >= 16 ? 'strong' : varied >= 12 ? 'good' : 'fair'
}
