import { withPlainHyphens } from './typed-text'

export type EmailProblem = 'EMAIL_REQUIRED' | 'EMAIL_INVALID'

/** Longest address that a mail envelope can carry (RFC 5321). */
const MAX_LENGTH = 254
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const DOMAIN = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/i

const LABEL = /^(?:e-?mail(?: address)?|mail|correo(?: electrónico)?|(?:电子)?(?:邮箱|邮件)(?:地址)?)\s*:\s*/iu
const QUOTES = /^["“”‘«「<([]+|["”’»」>)\].,;:!?、…]+$/gu

/**
 * Returns an address as it was meant. Full-width letters, and the full stop `。` of a Chinese or Japanese keyboard,
 * become plain ones. A `mailto:` link, and a name or label copied with the address, are removed. A domain with other
 * letters is converted to ASCII, because mail servers require it.
 */
function narrow(value: string): string {
  const text = withPlainHyphens(value).replaceAll('。', '.').replace(LABEL, '')
  const [, named] = /^[^<>@]*<([^<>\s]+)>[\s.,;]*$/.exec(text) ?? []
  const address = (named ?? text)
    .replace(QUOTES, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/ *@ */, '@')
  const at = address.lastIndexOf('@')
  return at === -1 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`
}

/** Converts `españa.es` to `xn--espaa-rta.es`. */
function asciiDomain(domain: string): string {
  if (!/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** Returns the error code of an unusable typed address; null for a usable one. A line break is never trimmed away. */
export function findEmailProblem(value: string): EmailProblem | null {
  if (value.trim() === '') return 'EMAIL_REQUIRED'
  if (/[\r\n\0]/.test(value)) return 'EMAIL_INVALID'
  return isMailAddress(narrow(value)) ? null : 'EMAIL_INVALID'
}

/** Returns whether the text is one address and nothing else. */
export function isMailAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  const wellFormed = at !== -1 && local.length <= 64 && LOCAL.test(local) && DOMAIN.test(domain)
  return wellFormed && address.length <= MAX_LENGTH
}

/**
 * Normalises an address: no spaces around it, plain letters (NFKC), the domain in lower case. The part before the @
 * keeps its case, because only the receiving server knows whether case matters.
 */
export function normalizeEmail(value: string): string {
  const address = narrow(value)
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${address.slice(at + 1).toLowerCase()}`
}

/** Returns the error code of an address that cannot name an account; null for one that can. */
export function findAccountEmailProblem(value: string): 'EMAIL_REQUIRED' | 'ACCOUNT_FORMAT' | null {
  const problem = findEmailProblem(value)
  return problem === 'EMAIL_INVALID' ? 'ACCOUNT_FORMAT' : problem
}

/**
 * Returns an address as the name of an account: hardly any receiving server tells `A@x` from `a@x`, and people do not.
 */
export const toAccountEmail = (value: string): string => normalizeEmail(value).toLowerCase()

/** Mail servers that ignore dots before the @, with the one domain that stands for all of a server's domains. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * Returns the mailbox behind an address, for limits of one per mailbox: capitals, a `+tag` and, at Gmail, dots make no
 * other mailbox. Never mail to it, because a few servers do tell some of them apart.
 */
export function mailboxOf(value: string): string {
  const address = toAccountEmail(value)
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  const [name = ''] = local.split('+')
  const server = dotless[domain]
  return server === undefined ? `${name || local}@${domain}` : `${(name || local).replaceAll('.', '')}@${server}`
}

/** Masks an address as `m***@example.org`: enough for its owner to recognise, too little for a bystander. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}***${address.slice(at)}`
}
