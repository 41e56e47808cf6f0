import type { Contact, Words } from '@/core/care/helplines'

// How the lists of help write things down.

export const words = (cn: string, en: string, es: string): Words => ({ cn, en, es })

/** A number to call; `option` is what to press once the call is answered. */
export const call = (number: string, option?: string): Contact => ({ kind: 'call', number, ...(option && { option }) })
/** A number to send a message to, with the word it wants to hear. */
export const sms = (number: string, word?: string): Contact => ({ kind: 'sms', number, ...(word && { word }) })
/** With the country's code: a link to a chat needs it. */
export const whatsapp = (number: string): Contact => ({ kind: 'whatsapp', number })
export const site = (number: string): Contact => ({ kind: 'site', number })
/** A way that one source alone supports, on a line that two support. */
export const onceSeen = (contact: Contact): Contact => ({ ...contact, mark: 'B' })

/** When all sources of the lists were last read; a number that was checked later says so itself. */
export const checkedOn = '2026-11-22'

export const everyDay = (from: string, to: string) => [{ days: [1, 7], from, to }] as const
export const weekdays = (from: string, to: string) => [{ days: [1, 5], from, to }] as const
