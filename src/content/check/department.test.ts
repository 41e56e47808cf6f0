import { expect, test } from 'vitest'
import type { InstrumentText } from '@/content/tests/instrument-text'
import { loadInstrumentText } from '@/content/tests/instruments'
import { publishedInstrument } from '@/testing/data/sittings'
import { checkInstrument } from './check-instrument'
import { departmentFaults, sendsWithoutDepartment } from './department'

const instrument = publishedInstrument('mood-energy')

/** Returns the Chinese texts of a test after `change`. */
async function changed(change: (text: InstrumentText) => void): Promise<InstrumentText> {
  const text = structuredClone(await loadInstrumentText(instrument, 'cn'))
  change(text)
  return text
}

const nowhere = '请在今天或明天联系医生，让一个人待在你身边。'

test.each<{ name: string; change: (text: InstrumentText) => void; place: string }>([
  {
    name: 'the talk text of the highest level',
    change: ({ dimensions: { low } }) => low && Object.assign(low.levels.level5, { talk: nowhere }),
    place: 'talk.low.level5',
  },
  {
    name: 'a note on an answer that calls for help',
    change: ({ context: { c6 } }) => c6?.notes.splice(3, 1, nowhere),
    place: 'context.c6.3',
  },
  {
    name: 'the body of a headline that calls for help',
    change: ({ heads }) => Object.assign(heads?.rules?.stopped ?? {}, { body: nowhere }),
    place: 'heads.rules.stopped',
  },
])(
  'departmentFaults reports $name when the text recommends a doctor without a department',
  async ({ change, place }) => {
    const text = await changed(change)
    expect(departmentFaults(instrument, text)).toEqual([`${place}: sends to a doctor and names no department`])
    expect(checkInstrument(instrument, { cn: text })).toEqual([expect.stringContaining(`cn.json: ${place}: sends to`)])
  },
)

test('departmentFaults accepts texts that call for no help or name a department', async () => {
  const text = await changed(({ dimensions: { low }, context: { c2 }, heads }) => {
    if (low) Object.assign(low.levels.level2, { talk: nowhere })
    c2?.notes.splice(1, 1, nowhere)
    Object.assign(heads?.rules?.stopped ?? {}, { headline: '先去精神科。', body: nowhere })
  })
  expect(departmentFaults(instrument, text)).toEqual([])
})

test.each([
  ['这周先去看医生。', true],
  ['不吃不喝，今天就联系医生。', true],
  ['这周先去看医生，挂心理科。', false],
  ['下回看医生时带上记录。', false],
  ['在吃的药，跟开药的医生谈过再动。', false],
])('sendsWithoutDepartment of the text “%s” returns %s', (text, expected) => {
  expect(sendsWithoutDepartment(text)).toBe(expected)
})
