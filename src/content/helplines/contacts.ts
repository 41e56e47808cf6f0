import type { Contact, LocalizedText } from '@/core/care/helplines'

// Helpers that build the entries of the help lists.

export const toLocalizedText = (cn: string, en: string, es: string): LocalizedText => ({ cn, en, es })

/** Returns a phone contact; `option` is the key to press once the call is answered. */
export const call = (number: string, option?: string): Contact => ({ kind: 'call', number, ...(option && { option }) })
/** Returns a text message contact, with the word to send. */
export const sms = (number: string, word?: string): Contact => ({ kind: 'sms', number, ...(word && { word }) })
/** Returns a WhatsApp contact; the number includes the country code, which a link to a chat needs. */
export const whatsapp = (number: string): Contact => ({ kind: 'whatsapp', number })
export const site = (number: string): Contact => ({ kind: 'site', number })
/** Marks a contact as supported by a single source, on a line that two sources support. */
export const markSingleSource = (contact: Contact): Contact => ({ ...contact, mark: 'B' })

/** Date on which all sources of the lists were last read; a number checked later has its own date. */
export const checkedOn = '2026-11-22'

export const everyDay = (from: string, to: string) => [{ days: [1, 7], from, to }] as const
export const weekdays = (from: string, to: string) => [{ days: [1, 5], from, to }] as const
