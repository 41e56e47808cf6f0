import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { strings } from '@/content/check/wording'
import { locales } from '@/core/locale'
import { sentencesOf } from '@/core/words'

test('every folder of texts is a language of the product, and the other way round', () => {
  expect(readdirSync('locales').sort()).toEqual([...locales].sort())
})

/** Names, addresses and codes are the same everywhere; sentences are not. */
test('no two languages share a sentence of more than three words', () => {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const locale of locales) {
    for (const file of readdirSync(join('locales', locale)).filter((name) => name.endsWith('.json'))) {
      const texts: unknown = JSON.parse(readFileSync(join('locales', locale, file), 'utf8'))
      for (const { path, text } of strings(texts)) {
        for (const sentence of sentencesOf(text)) {
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

test('a place for a value has both its braces', () => {
  const broken: string[] = []
  for (const locale of locales) {
    for (const file of readdirSync(join('locales', locale)).filter((name) => name.endsWith('.json'))) {
      const texts: unknown = JSON.parse(readFileSync(join('locales', locale, file), 'utf8'))
      for (const { path, text } of strings(texts)) {
        if (/[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, ''))) broken.push(`${locale}/${file} ${path}: ${text}`)
      }
    }
  }
  expect(broken).toEqual([])
})
