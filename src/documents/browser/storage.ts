// Values stored in this browser, with fallbacks for a page without storage.
import { getProperty, textOr } from './json'

/** Reads the JSON value stored in this browser under a key; undefined when nothing can be read. */
export function readEntry(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')
  } catch {}
}

interface Config {
  locale: string
  token: string
  theme: string
}

const CONFIG = 'config'

/** Returns the state of the config store (src/stores/config.ts) in this browser; initial values if it is unreadable. */
export function readConfig(): Config {
  const state = getProperty(readEntry(CONFIG), 'state')
  return {
    locale: textOr(getProperty(state, 'locale')),
    token: textOr(getProperty(state, 'token')),
    theme: textOr(getProperty(state, 'theme'), 'homeTheme'),
  }
}

/** Changes some fields and keeps the others. Does nothing in a browser without storage. */
export function writeConfig(change: Partial<Config>): void {
  try {
    localStorage.setItem(CONFIG, JSON.stringify({ state: { ...readConfig(), ...change }, version: 0 }))
  } catch {}
}

const HELP_COUNTRY = 'help-country'

/** Returns the country chosen on a page of help; it stays in this browser and is never sent. */
export function readHelpCountry(): string {
  try {
    return localStorage.getItem(HELP_COUNTRY) ?? ''
  } catch {
    return ''
  }
}

/** Stores the country chosen on a page of help; an empty code deletes it. Does nothing in a browser without storage. */
export function writeHelpCountry(code: string): void {
  try {
    if (code) localStorage.setItem(HELP_COUNTRY, code)
    else localStorage.removeItem(HELP_COUNTRY)
  } catch {}
}
