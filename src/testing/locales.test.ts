import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sentences, strings } from '@/content/check/wording'
import { type Locale, locales } from '@/core/locale'

const read = (locale: Locale, file: string): unknown => JSON.parse(readFileSync(join('locales', locale, file), 'utf8'))
const flat = (locale: Locale, file: string) =>
  new Map([...strings(read(locale, file))].map(({ path, text }) => [path, text]))
const files = readdirSync('locales/cn').filter((file) => file.endsWith('.json'))
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

test('every language has the same namespaces', () => {
  for (const locale of locales) {
    expect(readdirSync(join('locales', locale)).filter((file) => file.endsWith('.json'))).toEqual(files)
  }
})

describe.each(files)('%s', (file) => {
  const cn = flat('cn', file)

  test.each(['en', 'es'] as const)('has the keys and placeholders of Chinese in %s', (locale) => {
    const other = flat(locale, file)
    expect([...other.keys()].sort()).toEqual([...cn.keys()].sort())
    for (const [key, text] of cn) {
      expect({ key, names: placeholders(other.get(key) ?? '') }).toEqual({ key, names: placeholders(text) })
    }
  })

  test('has no empty text', () => {
    for (const locale of locales) {
      for (const [key, text] of flat(locale, file))
        expect({ locale, key, empty: text.trim() === '' }).toMatchObject({ empty: false })
    }
  })
})

/** Names, addresses and codes are the same everywhere; sentences are not. */
test('no two languages share a sentence of more than three words', () => {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const locale of locales) {
    for (const file of files) {
      for (const { path, text } of strings(read(locale, file))) {
        for (const sentence of sentences(text)) {
          const words = /[\u4e00-\u9fff]/.test(sentence) ? sentence.length / 2 : sentence.split(/\s+/).length
          if (words <= 3) continue
          const other = seen.get(sentence)
          if (other && !other.startsWith(`${locale}/`)) shared.push(`${other} = ${locale}/${file} ${path}: ${sentence}`)
          seen.set(sentence, `${locale}/${file} ${path}`)
        }
      }
    }
  }
  expect(shared).toEqual([])
})
