import { expect, test } from 'vitest'
import { currentInstruments, loadReportContents } from '@/content/tests/instruments'
import { type Locale, locales } from '@/core/locale'
import { buildReportContents } from '@/core/report/contents'
import { renderReportWords } from '@/core/report/report-words'
import { type ComposedReport, composeSheet, lengthOf, readerTexts } from './composed-report'
import { randomSheets, systematicSheets } from './sheets'
import { reportVersions } from './versions'

const versions = await reportVersions()
const SHEETS = 200
/** Heavy to put into words in every language; enough for a median. */
const LIGHT_SHEETS = 60

test.each(versions)(
  'every report of $name contains what the offer of $instrument.slug lists',
  ({ instrument, key, text, words }) => {
    const promised = buildReportContents(instrument, key)
    const promisedBesideHelp = buildReportContents(instrument, key, 'soft')
    const reports = randomSheets(instrument, key.groups, SHEETS, 29).map((sheet) =>
      composeSheet(instrument, key, sheet),
    )
    for (const locale of locales) {
      const { options, context, items } = text(locale)
      const { pieces } = words(locale)
      let count = 0
      for (const { sheet, profile, composition } of reports) {
        const report = renderReportWords(composition, profile, { locale, options, context, items, pieces })
        const has = {
          parts: instrument.dimensions.length,
          own: report.letter.length >= 2 && report.meeting.length >= 1 && report.plan?.days.length === 7,
          close: report.handOver.some(
            (page) => page.reader !== 'doctor' && page.facts.length + page.requests.length > 0,
          ),
          doctor: report.handOver.some((page) => page.reader === 'doctor' && page.facts.length > 0),
          answers: report.quotes.some((quote) => quote.text !== null),
          where: report.where.length === 3,
          sources: composition.sources.length > 0,
        }
        const listed = {
          ...promised,
          close: promised.handOver === 'close' || promised.handOver === 'both',
          doctor: promised.handOver === 'doctor' || promised.handOver === 'both',
        }
        if (profile.help !== 'none') listed.answers = promisedBesideHelp.answers
        for (const line of ['own', 'close', 'doctor', 'answers', 'where', 'sources'] as const)
          if (listed[line]) expect([sheet.name, line, has[line]]).toEqual([sheet.name, line, true])
        expect(has.parts).toBe(promised.parts)
        // Contents that no offer lists are in no report.
        if (!promised.answers) expect(report.quotes).toEqual([])
        if (!promised.where) expect(report.where).toEqual([])
        if (!promised.circumstances) expect(report.context).toEqual([])
        count += Math.min(1, report.context.length)
      }
      if (promised.circumstances) expect(count / SHEETS).toBeGreaterThan(0.8)
    }
  },
)

test('the offer for all tests names only contents that every current report has', async () => {
  const contents = await Promise.all(currentInstruments().map((instrument) => loadReportContents(instrument)))
  expect(contents.length).toBeGreaterThan(0)
  // Home, shop and VIP center: a plan for seven days, a page for somebody close, and some answers read closely.
  for (const { own, handOver, answers, where } of contents) {
    expect([own, answers, where]).toEqual([true, true, true])
    expect(handOver).toMatch(/close|both/)
  }
})

test('buildReportContents lists only the parts when a version has no report of its own', () => {
  const [version] = versions
  if (!version) throw new Error('no version')
  expect(buildReportContents(version.instrument, null)).toEqual({
    parts: version.instrument.dimensions.length,
    own: false,
    handOver: null,
    answers: false,
    where: false,
    circumstances: false,
    sources: false,
  })
})

const isLight = ({ profile: { parts } }: ComposedReport): boolean =>
  parts.length > 0 && parts.every(({ kind, level }) => kind === 'symptom' && /^level[12]$/.test(level))
const symptoms = versions.filter(({ instrument }) => instrument.dimensions.every(({ kind }) => kind === 'symptom'))

test.each(symptoms)(
  'a report of $name is shorter when all symptom levels are low',
  ({ instrument, key, text, words }) => {
    const sheets = [
      ...randomSheets(instrument, key.groups, LIGHT_SHEETS, 31),
      ...systematicSheets(instrument).slice(0, 120),
    ]
    const reports = sheets.map((sheet) => composeSheet(instrument, key, sheet))
    const median = (of: readonly ComposedReport[], locale: Locale): number => {
      const lengths = of.map((reading) => {
        const { report, handOver } = readerTexts(reading, text(locale), words(locale), locale)
        return lengthOf([...report, ...handOver], locale)
      })
      return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0
    }
    const light = reports.filter(isLight)
    const others = reports.filter((reading) => !isLight(reading))
    expect(light.length).toBeGreaterThan(5)
    for (const { profile, composition } of light)
      if (profile.help === 'none')
        expect(['light', 'keep', 'baseline', 'watch', 'look']).toContain(composition.plan?.plan.id)
    for (const locale of locales) expect(median(light, locale)).toBeLessThan(median(others, locale))
  },
)
