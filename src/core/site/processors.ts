/** Services of a company that processes people's data for the operator. */
export const processorRoles = ['hosting', 'database', 'backup', 'mail', 'payment'] as const
export type ProcessorRole = (typeof processorRoles)[number]

export interface Processor {
  role: ProcessorRole
  name: string
  /** ISO 3166-1 alpha-2, upper case: country in which it keeps the data. */
  country: string
  /** An address, page or telephone number at which a person can reach it. */
  contact: string
}

const isRole = (word: string): word is ProcessorRole => (processorRoles as readonly string[]).includes(word)

/**
 * Parses companies as the operator writes them: `role: name | country | contact`, separated by `;`.
 * @throws Error naming the malformed entry
 */
export function parseProcessors(written: string): Processor[] {
  const entries = written.split(';').map((entry) => entry.trim())
  return entries.filter(Boolean).map((entry) => {
    const [head = '', country = '', contact = ''] = entry.split('|').map((part) => part.trim())
    const [, role = '', name = ''] = /^([a-z]+)\s*:\s*(.+)$/.exec(head) ?? []
    if (!isRole(role) || !/^[A-Z]{2}$/.test(country) || contact === '') {
      throw new Error(`"${entry}" is not "role: name | country | contact" (roles: ${processorRoles.join(', ')})`)
    }
    return { role, name, country, contact }
  })
}
