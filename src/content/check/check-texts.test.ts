import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { textFaults } from './check-texts'

test('no page lacks a text in any language', () => {
  expect(textFaults()).toEqual([])
})

interface Home extends Record<string, unknown> {
  hero: Record<string, string>
}

/** Faults after one language's home.json was changed. */
function faultsWith(locale: string, change: (home: Home) => void): string[] {
  const root = mkdtempSync(join(tmpdir(), 'locales-'))
  cpSync('locales', root, { recursive: true })
  const file = join(root, locale, 'home.json')
  const home: Home = JSON.parse(readFileSync(file, 'utf8'))
  change(home)
  writeFileSync(file, JSON.stringify(home))
  const faults = textFaults(root).map((fault) => fault.slice(root.length + 1))
  rmSync(root, { recursive: true })
  return faults
}

describe.each(locales)('in %s', (locale) => {
  const file = `${locale}/home.json`
  const first = locales[0]
  const others = locales.filter((one) => one !== locale)

  test('a text that only one language has is missing in the others', () => {
    expect(faultsWith(locale, (home) => Object.assign(home, { added: 'x' }))).toEqual(
      others.map((one) => `${one}/home.json: added is missing; ${locale} has it`),
    )
  })

  test.each<{ name: string; change: (home: Home) => void; expected: string }>([
    {
      name: 'left out',
      change: (home) => delete home.hero.lede,
      expected: `${file}: hero.lede is missing; ${others[0]} has it`,
    },
    {
      name: 'empty',
      change: (home) => Object.assign(home.hero, { lede: ' ' }),
      expected: `${file}: hero.lede is empty`,
    },
    {
      name: 'with a telephone number that no list has',
      change: (home) => Object.assign(home.hero, { lede: 'Call, llame al, 打 12357' }),
      expected: `${file}: hero.lede: 12357 is in no list of numbers`,
    },
    {
      name: 'filled in with one brace',
      change: (home) => Object.assign(home.hero, { lede: 'At {hours}' }),
      expected: `${file}: hero.lede: {hours} is filled in only with two braces`,
    },
    {
      name: 'filled in otherwise',
      change: (home) => Object.assign(home.hero, { lede: '{{nobody}}' }),
      // The first language is what the others are compared with.
      expected: `${locale === first ? others[0] : locale}/home.json: hero.lede fills in`,
    },
  ])('a text that is $name is found', ({ change, expected }) => {
    expect(faultsWith(locale, change).join('\n')).toContain(expected)
  })
})
