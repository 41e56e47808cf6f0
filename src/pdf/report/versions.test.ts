import { describe, expect, test, vi } from 'vitest'
import { reportVersions } from '@/content/check/report/versions'
import { type Locale, locales } from '@/core/locale'
import type { FullView } from '@/features/report/schema'
import { createSampleReport } from '@/features/report/view/sample-report'
import { contentOf, expectGoodPages, pagesOf, textOf, toTypesetText } from '@/testing/pdf-report'

// The first test reads the fonts, which takes long.
vi.setConfig({ testTimeout: 60_000 })

const versions = await reportVersions()
function ownView(name: string, locale: Locale): FullView {
  const version = versions.find((one) => one.name === name)
  if (!version) throw new Error(`no report of ${name}`)
  const { instrument, key, text, words } = version
  return {
    ...createSampleReport(instrument, text(locale), locale, { key, words: words(locale) }),
    completedAt: '2026-11-20T21:04:00.000Z',
  }
}

const sheets = [
  ...locales.map((locale) => ({ locale, paper: 'a4' as const })),
  // Chinese reports are never printed on Letter.
  ...(['en', 'es'] as const).map((locale) => ({ locale, paper: 'letter' as const })),
]

describe.each(versions.map(({ name }) => name))('the PDF report of the version %s', (name) => {
  test.each(sheets)(
    'contains every text of the report in $locale on $paper, with each part on one page',
    async ({ locale, paper }) => {
      const view = ownView(name, locale)
      const pages = await pagesOf(view, locale, undefined, paper)
      const text = textOf(pages)
      for (const phrase of contentOf(view)) expect(text).toContain(toTypesetText(phrase))
      expect(text).not.toMatch(/pdf\.\w+|undefined|NaN|\{\w+\}|\ufffd/)
      expectGoodPages(pages, locale, { paper })

      // A part that fits on a page begins and ends on one.
      for (const { id, about, partResult } of view.dimensions) {
        const end = view.story?.parts[id]?.cost ?? partResult?.describes ?? ''
        const on = (phrase: string) => pages.findIndex((page) => textOf([page]).includes(toTypesetText(phrase)))
        expect(on(end)).toBe(on(about))
      }
    },
  )
})
