import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { interfaceTextFaults } from './check-texts'

test('the interface texts have no fault in any language', () => {
  expect(interfaceTextFaults()).toEqual([])
})

interface Home extends Record<string, unknown> {
  hero: Record<string, string>
}

/** Returns the faults found after home.json of one language was changed. */
function faultsWith(locale: string, change: (home: Home) => void): string[] {
  const root = mkdtempSync(join(tmpdir(), 'locales-'))
  cpSync('locales', root, { recursive: true })
  const file = join(root, locale, 'home.json')
  const home: Home = JSON.parse(readFileSync(file, 'utf8'))
  change(home)
  writeFileSync(file, JSON.stringify(home))
  const faults = interfaceTextFaults(root).map((fault) => fault.slice(root.length + 1))
  rmSync(root, { recursive: true })
  return faults
}

describe.each(locales)('the check of interface texts in %s', (locale) => {
  const file = `${locale}/home.json`
  const first = locales[0]
  const others = locales.filter((one) => one !== locale)

  test('reports a text of only one language as missing in the others', () => {
    expect(faultsWith(locale, (home) => Object.assign(home, { added: 'x' }))).toEqual(
      others.map((one) => `${one}/home.json: added is missing; ${locale} has it`),
    )
  })

  test.each<{ name: string; change: (home: Home) => void; expected: string }>([
    {
      name: 'a missing text',
      change: (home) => delete home.hero.lede,
      expected: `${file}: hero.lede is missing; ${others[0]} has it`,
    },
    {
      name: 'an empty text',
      change: (home) => Object.assign(home.hero, { lede: ' ' }),
      expected: `${file}: hero.lede is empty`,
    },
    {
      name: 'a text with an unknown phone number',
      change: (home) => Object.assign(home.hero, { lede: 'Call, llame al, 打 12357' }),
      expected: `${file}: hero.lede: 12357 is in no list of numbers`,
    },
    {
      name: 'a placeholder with single braces',
      change: (home) => Object.assign(home.hero, { lede: 'At {hours}' }),
      expected: `${file}: hero.lede: {hours} is filled in only with two braces`,
    },
    {
      name: 'a placeholder that other languages lack',
      change: (home) => Object.assign(home.hero, { lede: '{{nobody}}' }),
      // The other languages are compared with the first one, so faults are reported in them.
      expected: `${locale === first ? others[0] : locale}/home.json: hero.lede fills in`,
    },
  ])('reports $name', ({ change, expected }) => {
    expect(faultsWith(locale, change).join('\n')).toContain(expected)
  })
})
