import { mailTexts } from '@emails/layout/texts'
import { describe, expect, test } from 'vitest'
import { reportVersions } from '@/content/check/report/versions'
import { type Locale, locales } from '@/core/locale'
import type { FullView } from '@/features/report/schema'
import { createSampleReport } from '@/features/report/view/sample-report'
import { toTypesetText } from '@/testing/pdf-report'
import { readPdfStructure } from '@/testing/pdf-text'
import { type PdfJob, renderPdf } from '../render'

const versions = await reportVersions()

function jobOf(name: string, locale: Locale): PdfJob & { view: FullView } {
  const version = versions.find((one) => one.name === name)
  if (!version) throw new Error(`no report of ${name}`)
  const { instrument, key, text, words } = version
  const view = {
    ...createSampleReport(instrument, text(locale), locale, { key, words: words(locale) }),
    completedAt: '2026-11-20T21:04:00.000Z',
  }
  return { kind: 'report', view, locale, next: { articles: [], test: null }, site: 'https://mindglass.test' }
}

describe.each(versions.map(({ name }) => name))('the PDF report of the version %s', (name) => {
  test.each(locales)(
    'conforms to PDF/UA-1 and PDF/A-2a and has the chapter headings of the report, in %s',
    async (locale) => {
      const job = jobOf(name, locale)
      expect(renderPdf(job, 'a-2a').length).toBeGreaterThan(0)
      const elements = await readPdfStructure(renderPdf(job, 'ua-1'))
      const i18n = mailTexts(locale)
      const { story, dimensions, portrait, head } = job.view
      const chapters = [
        ...(story ? ['pdf.chapter.letter'] : []),
        'pdf.parts',
        ...(story && story.meeting.length + story.edge.length > 0 ? ['pdf.chapter.together'] : []),
        ...(story && story.quotes.length > 0 ? ['pdf.chapter.answers'] : []),
        ...(story && story.where.length > 0 ? ['pdf.chapter.where'] : []),
        ...(story?.plan ? ['pdf.chapter.week', 'pdf.chapter.later'] : []),
        'pdf.limits',
        'pdf.next.title',
      ]
      const first = elements.filter(({ role }) => role === 'H1').map(({ text }) => text)
      expect(first[0]).toBe(toTypesetText(head?.headline ?? portrait ?? i18n._('pdf.headline')))
      expect(first).toEqual(expect.arrayContaining(chapters.map((id) => toTypesetText(i18n._(id)))))
      const second = elements.filter(({ role }) => role === 'H2').map(({ text }) => text)
      expect(second).toEqual(expect.arrayContaining(dimensions.map((one) => toTypesetText(one.name))))
      const figures = elements.filter(({ role }) => role === 'Figure')
      expect(figures.length).toBeGreaterThan(dimensions.length)
      expect(figures.filter(({ alt }) => !alt)).toEqual([])
      // Each source is an item of a list.
      const items = elements.filter(({ role }) => role === 'LI').map(({ text }) => text)
      for (const { doi } of story?.sources ?? []) expect(items.some((item) => item.includes(doi))).toBe(true)
    },
  )
})
