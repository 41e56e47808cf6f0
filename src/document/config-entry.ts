interface Config {
  locale: string
  token: string
  theme: string
}

const KEY = 'config'
const initial: Config = { locale: '', token: '', theme: 'homeTheme' }

/** What the config store (src/stores/config.ts) keeps in this browser; the initial values when nothing can be read. */
export function readConfig(): Config {
  try {
    return { ...initial, ...JSON.parse(localStorage.getItem(KEY) ?? '{}').state }
  } catch {
    return initial
  }
}

/** Changes some fields and keeps the others; a browser without storage simply forgets. */
export function writeConfig(change: Partial<Config>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ state: { ...readConfig(), ...change }, version: 0 }))
  } catch {}
}
