import { describe, expect, test } from 'vitest'
import { heavyIn, readingOf } from './figures'
import { checkHeavy, heavyOf } from './heavy'
import { randomSheets, systematicSheets } from './sheets'
import { reportVersions } from './versions'

const versions = await reportVersions()

describe.each(versions)('$name', ({ instrument, key }) => {
  test('report: calls nothing heavy beside a price, in any combination that care can tell apart', () => {
    const { faults, seen } = checkHeavy(instrument, key)
    expect(faults).toEqual({})
    console.info(`${instrument.slug} v${instrument.version}: ${heavyOf(key).length} heavy, ${seen} combinations`)
  })

  test('report: calls none of the sheets heavy beside a price', () => {
    const sheets = [...systematicSheets(instrument), ...randomSheets(instrument, key.groups, 300, 11)]
    const beside = sheets.flatMap((sheet) => {
      const { profile, composition } = readingOf(instrument, key, sheet)
      return profile.help === 'none' ? heavyIn(composition) : []
    })
    expect([...new Set(beside)]).toEqual([])
  })
})
