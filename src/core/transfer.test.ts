import { describe, expect, test } from 'vitest'
import { parseProcessors } from './processors'
import { isInMainlandChina, transferWith } from './transfer'

describe('a reader is in mainland China', () => {
  test.each([
    { timeZone: 'Asia/Shanghai', languages: ['zh-CN'], expected: true },
    { timeZone: 'Asia/Shanghai', languages: ['en-US'], expected: true },
    { timeZone: 'Asia/Urumqi', languages: ['ug'], expected: true },
    { timeZone: 'PRC', languages: [], expected: true },
    { timeZone: 'America/Los_Angeles', languages: ['zh-CN'], expected: false },
    { timeZone: 'Asia/Hong_Kong', languages: ['zh-HK'], expected: false },
    { timeZone: 'Asia/Macau', languages: ['zh-MO'], expected: false },
    { timeZone: 'Asia/Taipei', languages: ['zh-TW'], expected: false },
    { timeZone: 'Europe/Madrid', languages: ['es-ES'], expected: false },
    { timeZone: 'UTC', languages: ['zh-CN', 'en'], expected: true },
    { timeZone: 'UTC', languages: ['zh'], expected: true },
    { timeZone: 'Etc/GMT', languages: ['zh-TW'], expected: false },
    { timeZone: '', languages: ['zh-Hant'], expected: false },
    { timeZone: 'UTC', languages: ['en-US', 'zh-CN'], expected: false },
    { timeZone: 'UTC', languages: [], expected: false },
    { timeZone: '', languages: ['not a tag'], expected: false },
  ])('$timeZone, $languages: $expected', ({ expected, ...reader }) => {
    expect(isInMainlandChina(reader)).toBe(expected)
  })
})

describe('what leaves mainland China', () => {
  const at = (written: string) => transferWith(parseProcessors(written))

  test.each(['', 'hosting: A | CN | a', 'hosting: A | CN | a; payment: B | CN | b'])(
    'is nothing with “%s”',
    (written) => {
      expect(at(written)).toBeNull()
    },
  )

  test.each([
    { written: 'hosting: A | US | a', needed: true },
    { written: 'hosting: A | HK | a', needed: true },
    { written: 'database: A | DE | a; hosting: B | CN | b', needed: true },
    { written: 'backup: A | SG | a; hosting: B | CN | b', needed: true },
    { written: 'mail: A | US | a; hosting: B | CN | b', needed: false },
    { written: 'payment: A | IE | a; hosting: B | CN | b; database: C | CN | c', needed: false },
  ])('goes to who stands abroad with “$written”; the test needs it: $needed', ({ written, needed }) => {
    const transfer = at(written)
    expect(transfer?.needed).toBe(needed)
    expect(transfer?.recipients.map(({ name }) => name)).toEqual(['A'])
  })

  test('goes to all of them, and one that has the answers is enough for the test to need it', () => {
    const transfer = at('mail: A | US | a; hosting: B | DE | b')
    expect(transfer?.recipients.map(({ name }) => name)).toEqual(['A', 'B'])
    expect(transfer?.needed).toBe(true)
  })
})
