import { recognised } from './recognised'

export type EmailProblem = 'EMAIL_REQUIRED' | 'EMAIL_INVALID'

/** Longest address that a mail envelope can carry (RFC 5321). */
const MAX_LENGTH = 254
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const DOMAIN = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/i

const LABEL = /^(?:e-?mail(?: address)?|mail|correo(?: electrónico)?|(?:电子)?(?:邮箱|邮件)(?:地址)?)\s*:\s*/iu
const QUOTES = /^["“”‘«「<([]+|["”’»」>)\].,;:!?、…]+$/gu

/**
 * As it was meant: with wide letters and `。` for a dot from a Chinese or Japanese keyboard, out of a link to it, with the
 * name or label that it was copied with, and with a domain of any letters in the form that mail servers know.
 */
function narrow(value: string): string {
  const text = recognised(value).replaceAll('。', '.').replace(LABEL, '')
  const [, named] = /^[^<>@]*<([^<>\s]+)>[\s.,;]*$/.exec(text) ?? []
  const address = (named ?? text)
    .replace(QUOTES, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/ *@ */, '@')
  const at = address.lastIndexOf('@')
  return at === -1 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`
}

/** `españa.es` as `xn--espaa-rta.es`. */
function asciiDomain(domain: string): string {
  if (!/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** Why a typed address cannot be used, as an error code; null when it can. A line break is never trimmed away. */
export function emailProblem(value: string): EmailProblem | null {
  if (value.trim() === '') return 'EMAIL_REQUIRED'
  if (/[\r\n\0]/.test(value)) return 'EMAIL_INVALID'
  return isMailAddress(narrow(value)) ? null : 'EMAIL_INVALID'
}

/** Whether it is an address as it stands, and nothing else. */
export function isMailAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  const wellFormed = at !== -1 && local.length <= 64 && LOCAL.test(local) && DOMAIN.test(domain)
  return wellFormed && address.length <= MAX_LENGTH
}

/**
 * Without spaces around it, in plain letters (NFKC), and the domain in lower case; the part before the @ belongs to the
 * receiving server.
 */
export function normalizeEmail(value: string): string {
  const address = narrow(value)
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${address.slice(at + 1).toLowerCase()}`
}

/** Why an address cannot name an account. */
export function accountProblem(value: string): 'EMAIL_REQUIRED' | 'ACCOUNT_FORMAT' | null {
  const problem = emailProblem(value)
  return problem === 'EMAIL_INVALID' ? 'ACCOUNT_FORMAT' : problem
}

/** An address as the name of an account: receiving servers that tell `A@x` from `a@x` are a curiosity, people are not. */
export const accountEmail = (value: string): string => normalizeEmail(value).toLowerCase()

/** Servers where dots in the name mean nothing, and the one name that all of theirs have. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The mailbox behind an address, for what each mailbox may have once: capitals, a `+tag` and, at Gmail, dots make no other
 * one. It is never mailed to, since a few servers do tell some of them apart.
 */
export function mailboxOf(value: string): string {
  const address = accountEmail(value)
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  const [name = ''] = local.split('+')
  const server = dotless[domain]
  return server === undefined ? `${name || local}@${domain}` : `${(name || local).replaceAll('.', '')}@${server}`
}

/** `m***@example.org`: enough for its owner to recognise, too little for a bystander. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}***${address.slice(at)}`
}
