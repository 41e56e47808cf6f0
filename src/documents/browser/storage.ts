// Values that this browser keeps, and how a page without storage does without them.
import { CHAPTER_KEY } from '@/core/input/sittings-key'
import { field, textOr } from './parsed'

/** Reads the JSON value that this browser keeps under a key; undefined when nothing can be read. */
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

/**
 * Returns the state the config store (src/stores/config.ts) keeps in this browser; initial values if it is unreadable.
 */
export function readConfig(): Config {
  const state = field(readEntry(CONFIG), 'state')
  return {
    locale: textOr(field(state, 'locale')),
    token: textOr(field(state, 'token')),
    theme: textOr(field(state, 'theme'), 'homeTheme'),
  }
}

/** Changes some fields and keeps the others; a browser without storage simply forgets. */
export function writeConfig(change: Partial<Config>): void {
  try {
    localStorage.setItem(CONFIG, JSON.stringify({ state: { ...readConfig(), ...change }, version: 0 }))
  } catch {}
}

const HELP_COUNTRY = 'help-country'

/** The country somebody chose on a page of help; it stays in this browser and is never sent. */
export function chosenHelpCountry(): string {
  try {
    return localStorage.getItem(HELP_COUNTRY) ?? ''
  } catch {
    return ''
  }
}

/** Remembers the choice, or forgets it with an empty one; a browser without storage forgets by itself. */
export function chooseHelpCountry(code: string): void {
  try {
    if (code) localStorage.setItem(HELP_COUNTRY, code)
    else localStorage.removeItem(HELP_COUNTRY)
  } catch {}
}

/** Chapters that one browser keeps for one person: older reports were read long ago. */
const MOST_CHAPTERS = 12

/** The number of the chapter of a report that was read last in this browser; 0 where none is known. */
export function chapterReadLast(key: string, report: string): number {
  const number = field(readEntry(key), report)
  return typeof number === 'number' ? number : 0
}

/** Remembers the number of a chapter, or forgets it with 0; a browser without storage forgets by itself. */
export function rememberChapter(key: string, report: string, number: number): void {
  const kept = readEntry(key)
  const others = Object.entries(kept && typeof kept === 'object' ? kept : {}).filter(([id]) => id !== report)
  const entries = [...others, ...(number > 0 ? [[report, number]] : [])].slice(-MOST_CHAPTERS)
  try {
    if (entries.length > 0) localStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)))
    else localStorage.removeItem(key)
  } catch {}
}

/** Forgets what was read, of everybody. */
export function forgetChapters(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${CHAPTER_KEY}:`)) localStorage.removeItem(key)
  } catch {}
}
