import punycode from 'punycode.js'

/**
 * An address as people type it: `ana@españa.es`, which is kept, and goes to mail servers, as `ana@xn--espaa-rta.es`. What is
 * no such domain stays as it is.
 */
export function shownEmail(address: string): string {
  try {
    return punycode.toUnicode(address)
  } catch {
    return address
  }
}
