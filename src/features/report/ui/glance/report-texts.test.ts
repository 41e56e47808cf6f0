import { expect, test } from 'vitest'
import { instrumentText } from '@/content/tests/instruments'
import { publishedInstrument } from '@/testing/data/sittings'
import { everyText } from '@/testing/markup-text'
import { storyFixture } from '@/testing/story'
import { sampleReport } from '../../view/sample'
import { reportTexts } from './report-texts'

test('reportTexts has all that is read of a report once, and neither pages for others nor sources', async () => {
  const sleep = publishedInstrument('sleep')
  const view = sampleReport(sleep, await instrumentText(sleep, 'en'), 'en', null)
  const texts = reportTexts({ ...view, story: storyFixture })
  const { handOver, sources, caption: _, ...read } = storyFixture
  for (const text of everyText(read)) expect([text, texts.filter((one) => one === text).length]).toEqual([text, 1])
  for (const text of everyText([handOver, sources])) expect(texts).not.toContain(text)
  for (const { name, reading } of view.dimensions) {
    expect(texts).toEqual(expect.arrayContaining([name, reading?.quick, reading?.describes]))
  }
})
