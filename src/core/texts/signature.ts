import { type Locale, locales } from '../locale'

/** A person responsible for a text: a name, and the qualification for it. */
export interface Signature {
  name: string
  /** Null if none is given. */
  credential: Readonly<Record<Locale, string>> | null
}

/**
 * Parses a person as the operator writes them: `name`, `name | credential`, or `name | Chinese | English | Spanish`.
 * @throws Error for anything else
 */
export function parseSignature(written: string): Signature | null {
  const [name = '', ...said] = written.split('|').map((part) => part.trim())
  if (written.trim() === '') return null
  const [first = ''] = said
  if (name === '' || said.includes('') || ![0, 1, locales.length].includes(said.length)) {
    throw new Error(`"${written}" is not "name | credential" or "name | Chinese | English | Spanish"`)
  }
  const [cn = first, en = first, es = first] = said
  return { name, credential: said.length === 0 ? null : { cn, en, es } }
}
