const KEY = 'typed-address'

/** Stores the address typed into the login form for the page for forgotten passwords, in this tab only. */
export function storeTypedAddress(email: string): void {
  try {
    if (email) sessionStorage.setItem(KEY, email)
  } catch {}
}

/** Returns the stored address and removes it; empty when there is none. */
export function takeTypedAddress(): string {
  try {
    const email = sessionStorage.getItem(KEY) ?? ''
    sessionStorage.removeItem(KEY)
    return email
  } catch {
    return ''
  }
}
