import { field, readEntry, textOr } from './parsed'

interface Config {
  locale: string
  token: string
  theme: string
}

const KEY = 'config'

/**
 * Returns the state the config store (src/stores/config.ts) keeps in this browser; initial values if it is unreadable.
 */
export function readConfig(): Config {
  const state = field(readEntry(KEY), 'state')
  return {
    locale: textOr(field(state, 'locale')),
    token: textOr(field(state, 'token')),
    theme: textOr(field(state, 'theme'), 'homeTheme'),
  }
}

/** Changes some fields and keeps the others; a browser without storage simply forgets. */
export function writeConfig(change: Partial<Config>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ state: { ...readConfig(), ...change }, version: 0 }))
  } catch {}
}
