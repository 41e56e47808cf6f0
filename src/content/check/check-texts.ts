import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '@/core/locale'
import { unknownPhones } from './phones'
import { findWrongRegionNames, walkStrings } from './wording'

/** Page texts of one language: file → path of the text → text. */
type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ')

/**
 * Returns the errors in the page texts, each as `file: error`. Every language must have the same files, texts and
 * placeholders; no text may be empty or contain an unlisted telephone number; regions must have their usual names, and
 * placeholders must have two braces. The build stops on an error.
 * @param root folder with one folder for each language
 */
export function interfaceTextFaults(root = 'locales'): string[] {
  const all = new Map(locales.map((locale) => [locale, readTexts(join(root, locale))]))
  const files = new Set([...all.values()].flatMap((texts) => [...texts.keys()]))
  return [...files].sort().flatMap((file) => fileFaults(root, file, all))
}

function fileFaults(root: string, file: string, all: ReadonlyMap<Locale, Texts>): string[] {
  const faults: string[] = []
  const known = new Map<string, { text: string; locale: Locale }>()
  for (const [locale, texts] of all) {
    for (const [path, text] of texts.get(file) ?? []) if (!known.has(path)) known.set(path, { text, locale })
  }
  for (const [locale, texts] of all) {
    const place = join(root, locale, file)
    const own = texts.get(file)
    if (!own) {
      faults.push(`${place}: is missing`)
      continue
    }
    for (const [path, text] of own) {
      for (const number of unknownPhones(text, locale))
        faults.push(`${place}: ${path}: ${number} is in no list of numbers`)
      for (const [name] of text.matchAll(/(?<!\{)\{\w+\}(?!\})/g))
        faults.push(`${place}: ${path}: ${name} is filled in only with two braces: {${name}}`)
      for (const region of findWrongRegionNames(text, locale))
        faults.push(`${place}: ${path}: “${region}” is not to be used`)
    }
    for (const [path, { text, locale: other }] of known) {
      const found = own.get(path)
      if (found === undefined) faults.push(`${place}: ${path} is missing; ${other} has it`)
      else if (found.trim() === '') faults.push(`${place}: ${path} is empty`)
      else if (placeholders(found) !== placeholders(text)) {
        faults.push(`${place}: ${path} fills in “${placeholders(found)}”, in ${other} it is “${placeholders(text)}”`)
      }
    }
  }
  return faults
}

function readTexts(folder: string): Texts {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return new Map(
    files.map((file) => {
      const texts: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      return [file, new Map([...walkStrings(texts)].map(({ path, text }) => [path, text]))]
    }),
  )
}
