const KEY = 'help-country'

/** The country somebody chose on a page of help; it stays in this browser and is never sent. */
export function chosenHelpCountry(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Remembers the choice, or forgets it with an empty one; a browser without storage forgets by itself. */
export function chooseHelpCountry(code: string): void {
  try {
    if (code) localStorage.setItem(KEY, code)
    else localStorage.removeItem(KEY)
  } catch {}
}
