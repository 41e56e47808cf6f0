const KEY = 'typed-address'

/** Keeps the address typed to sign in for the page that helps with a forgotten password; it stays in this tab. */
export function carryAddress(email: string): void {
  try {
    if (email) sessionStorage.setItem(KEY, email)
  } catch {}
}

/** The address that was carried here, once; empty when there is none. */
export function carriedAddress(): string {
  try {
    const email = sessionStorage.getItem(KEY) ?? ''
    sessionStorage.removeItem(KEY)
    return email
  } catch {
    return ''
  }
}
