import { describe, expect, test, vi } from 'vitest'
import { parseProcessors } from './site/processors'
import { findTransfer, isInMainlandChina } from './transfer'

describe('isInMainlandChina', () => {
  test.each([
    { timeZone: 'Asia/Shanghai', offset: 480, languages: ['zh-CN'], expected: true },
    { timeZone: 'Asia/Shanghai', offset: 480, languages: ['en-US'], expected: true },
    { timeZone: 'Asia/Urumqi', offset: 360, languages: ['ug'], expected: true },
    { timeZone: 'PRC', offset: 480, languages: [], expected: true },
    { timeZone: 'America/Los_Angeles', offset: -480, languages: ['zh-CN'], expected: false },
    { timeZone: 'Asia/Hong_Kong', offset: 480, languages: ['zh-HK'], expected: false },
    { timeZone: 'Asia/Macau', offset: 480, languages: ['zh-MO'], expected: false },
    { timeZone: 'Asia/Taipei', offset: 480, languages: ['zh-TW'], expected: false },
    { timeZone: 'Australia/Perth', offset: 480, languages: ['zh-CN'], expected: false },
    { timeZone: 'Asia/Dhaka', offset: 360, languages: ['zh-CN'], expected: false },
    { timeZone: 'Europe/Madrid', offset: 60, languages: ['es-ES'], expected: false },
    { timeZone: 'Europe/Madrid', offset: 60, languages: ['zh-CN'], expected: false },
    { timeZone: 'Europe/London', offset: 0, languages: ['zh-CN'], expected: false },
    { timeZone: 'UTC', offset: 0, languages: ['zh-CN', 'en'], expected: true },
    { timeZone: 'UTC', offset: 0, languages: ['zh-hans-cn'], expected: true },
    { timeZone: 'UTC', offset: 0, languages: ['zh'], expected: true },
    { timeZone: 'GMT', offset: 0, languages: ['ug'], expected: true },
    { timeZone: 'Etc/GMT', offset: 0, languages: ['zh-TW'], expected: false },
    { timeZone: 'Etc/GMT-8', offset: 480, languages: ['zh'], expected: true },
    { timeZone: 'Etc/GMT-8', offset: 480, languages: ['en-SG'], expected: false },
    { timeZone: '', offset: 0, languages: ['zh-Hant'], expected: false },
    { timeZone: 'UTC', offset: 0, languages: ['en-US', 'zh-CN'], expected: false },
    { timeZone: 'UTC', offset: 0, languages: [], expected: false },
    { timeZone: '', offset: 0, languages: ['not a tag'], expected: false },
  ])(
    'returns $expected for the time zone “$timeZone” and the languages $languages',
    ({ expected, timeZone, ...reader }) => {
      expect(isInMainlandChina({ ...reader, timeZone: () => timeZone })).toBe(expected)
    },
  )

  test.each([
    { offset: 60, languages: ['zh-CN'] },
    { offset: 0, languages: ['en-GB'] },
  ])('does not read the time zone when offset $offset and languages $languages decide', (reader) => {
    const timeZone = vi.fn(() => 'Asia/Shanghai')
    expect(isInMainlandChina({ ...reader, timeZone })).toBe(false)
    expect(timeZone).not.toHaveBeenCalled()
  })
})

describe('the data transfer out of mainland China', () => {
  const at = (written: string) => findTransfer(parseProcessors(written))

  test.each(['', 'hosting: A | CN | a', 'hosting: A | CN | a; payment: B | CN | b'])(
    'is null with the processors “%s”',
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
  ])('goes to the processor abroad in “$written” and is needed for the test: $needed', ({ written, needed }) => {
    const transfer = at(written)
    expect(transfer?.needed).toBe(needed)
    expect(transfer?.recipients.map(({ name }) => name)).toEqual(['A'])
  })

  test('goes to all processors abroad and is needed when one of them hosts the site', () => {
    const transfer = at('mail: A | US | a; hosting: B | DE | b')
    expect(transfer?.recipients.map(({ name }) => name)).toEqual(['A', 'B'])
    expect(transfer?.needed).toBe(true)
  })
})
