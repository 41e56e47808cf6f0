import { describe, expect, test, vi } from 'vitest'
import { currentInstruments } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { contentOf, createSampleView, expectGoodPages, pagesOf, textOf, toTypesetText } from '@/testing/pdf-report'

// The first test reads the fonts, which takes long.
vi.setConfig({ testTimeout: 60_000 })

describe.each(currentInstruments().map(({ slug }) => slug))('the PDF report of %s', (slug) => {
  test.each(locales)('contains every text of the report in %s when there are only level texts', async (locale) => {
    const view = await createSampleView(slug, locale)
    const pages = await pagesOf(view, locale)
    const text = textOf(pages)
    for (const words of contentOf(view)) expect(text).toContain(toTypesetText(words))
    expect(text).not.toMatch(/pdf\.\w+|undefined|NaN|\{\w+\}|\ufffd/)
    expect(pages.length).toBeLessThanOrEqual(12)
    expectGoodPages(pages, locale)
  })
})
