import punycode from 'punycode.js'

/**
 * Returns an address as people type it: `ana@españa.es`, which is stored and mailed as `ana@xn--espaa-rta.es`.
 * Addresses with other domains stay as they are.
 */
export function formatEmail(address: string): string {
  try {
    return punycode.toUnicode(address)
  } catch {
    return address
  }
}
