/** Services of a company that processes people's data for the operator. */
export const processorRoles = ['hosting', 'database', 'backup', 'mail', 'payment'] as const
export type ProcessorRole = (typeof processorRoles)[number]

export interface Processor {
  role: ProcessorRole
  name: string
  /** ISO 3166-1 alpha-2, upper case: where it has the data. */
  country: string
  /** An address, page or telephone number where a person can reach it. */
  contact: string
}

const isRole = (word: string): word is ProcessorRole => (processorRoles as readonly string[]).includes(word)

/**
 * Companies as the operator writes them down: `role: name | country | contact`, one after another with `;`.
 * @throws Error naming the entry that is not written like this
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
