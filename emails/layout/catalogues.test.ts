import { messages as cn } from '@locales/cn/documents'
import { messages as en } from '@locales/en/documents'
import { messages as es } from '@locales/es/documents'
import { expect, test } from 'vitest'

/** A part of a compiled message: text, or a placeholder with its format and choices. */
type Part = string | [name: string, format?: string, choices?: Record<string, unknown>]

/** Placeholders and tags of a message, sorted; a stray brace or a plural without "other" is an error. */
function namesIn(message: unknown): string[] {
  const found = new Set<string>()
  const walk = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (typeof part !== 'string') {
        const [name, , choices] = part
        found.add(`{${name}}`)
        if (choices && typeof choices === 'object') {
          if (!('other' in choices)) throw new Error(`no "other": ${JSON.stringify(part)}`)
          for (const choice of Object.values(choices)) if (Array.isArray(choice)) walk(choice as Part[])
        }
      } else if (/[{}]/.test(part)) throw new Error(`stray brace: ${part}`)
      else for (const [, tag] of part.matchAll(/<\/?(\w+)\/?>/g)) found.add(`<${tag}>`)
    }
  }
  walk(typeof message === 'string' ? [message] : (message as Part[]))
  return [...found].sort()
}

test.each([
  ['cn', cn],
  ['es', es],
])('%s has the texts of English, with the same placeholders', (_, catalogue) => {
  expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort())
  for (const id of Object.keys(en)) expect([id, namesIn(catalogue[id])]).toEqual([id, namesIn(en[id])])
})

test('no text of one language stands in another', () => {
  const own = (message: unknown) => JSON.stringify(message)
  const same = Object.keys(en).filter((id) => new Set([cn, en, es].map((catalogue) => own(catalogue[id]))).size < 3)
  expect(same).toEqual([])
})
