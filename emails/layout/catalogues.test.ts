import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '@/core/locale'
import { catalogues } from './texts'

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

const templates = ['emails', 'src/pdf'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)
const sourceOf = (file: string): string => readFileSync(file, 'utf8')
/** Ids that a template names, as whole strings. */
const idsIn = (source: string): string[] =>
  [...source.matchAll(/['"]((?:mail|pdf)(?:\.[a-zA-Z0-9]+)+)['"]/g)].map(([, id]) => id ?? '')
const named = new Set(templates.flatMap((file) => idsIn(sourceOf(file))))

const [first, ...others] = locales
const idsOf = (locale: Locale): string[] => Object.keys(catalogues[locale]).sort()
const own = (messages: Messages, id: string): string => JSON.stringify(messages[id])

describe.each(locales)('the catalogue locales/%s/documents.po', (locale) => {
  test('has exactly the message ids that the templates use', () => {
    expect(idsOf(locale), 'a text just written has to be compiled: npm run generate').toEqual([...named].sort())
  })

  test('has no empty text', () => {
    expect(idsOf(locale).filter((id) => own(catalogues[locale], id).replace(/[[\]"\s]/g, '') === '')).toEqual([])
  })
})

test.each(others)('the texts in %s have the same placeholders as those in the first language', (locale) => {
  for (const id of named) {
    expect([id, namesIn(catalogues[locale][id])]).toEqual([id, namesIn(catalogues[first][id])])
  }
})

test('every text of the catalogues differs between the languages', () => {
  const same = [...named].filter(
    (id) => new Set(locales.map((locale) => own(catalogues[locale], id))).size < locales.length,
  )
  expect(same).toEqual([])
})
