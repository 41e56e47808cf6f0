import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findWrongRegionNames, walkStrings } from '@/content/check/wording'
import { locales } from '@/core/locale'
import { sentencesOf } from '@/core/texts/words'

test('the folders in locales match the supported languages', () => {
  expect(readdirSync('locales').sort()).toEqual([...locales].sort())
})

/** Names, addresses and codes are the same everywhere; sentences are not. */
test('no two languages share a sentence of more than three words', () => {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const locale of locales) {
    for (const file of readdirSync(join('locales', locale)).filter((name) => name.endsWith('.json'))) {
      const texts: unknown = JSON.parse(readFileSync(join('locales', locale, file), 'utf8'))
      for (const { path, text } of walkStrings(texts)) {
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

test('every placeholder in a text has complete double braces', () => {
  const broken: string[] = []
  for (const locale of locales) {
    for (const file of readdirSync(join('locales', locale)).filter((name) => name.endsWith('.json'))) {
      const texts: unknown = JSON.parse(readFileSync(join('locales', locale, file), 'utf8'))
      for (const { path, text } of walkStrings(texts)) {
        if (/[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, ''))) broken.push(`${locale}/${file} ${path}: ${text}`)
      }
    }
  }
  expect(broken).toEqual([])
})

test('regions have their usual Chinese names in pages, mails and PDFs', () => {
  const wrong = readdirSync('locales/cn')
    .filter((name) => /\.(?:json|po)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join('locales/cn', name), 'utf8')
      return findWrongRegionNames(text, 'cn').map((region) => `${name}: ${region}`)
    })
  expect(wrong).toEqual([])
})

test('the Chinese footer uses the everyday word for a refund, and the EU section the legal term', () => {
  const read = (name: string) => JSON.parse(readFileSync(join('locales/cn', name), 'utf8'))
  expect(read('common.json').footer.withdraw).toBe('申请退款')
  expect(read('refunds.json').sections.s1.p1).toContain('[申请退款](/withdraw)')
  expect(read('refunds.json').sections.s3.p1).toContain('[在此撤回合同](/withdraw?law=eu)')
})
