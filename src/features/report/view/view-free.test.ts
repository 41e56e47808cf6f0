import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { describe, expect, test } from 'vitest'
import { composeSheet } from '@/content/check/report/composed-report'
import { randomSheets, systematicSheets } from '@/content/check/report/sheets'
import { walkStrings } from '@/content/check/wording'
import type { ReportText } from '@/content/report-text'
import type { InstrumentText } from '@/content/tests/instrument-text'
import { loadInstrumentText, loadOwnReport, publishedInstruments } from '@/content/tests/instruments'
import type { Instrument } from '@/core/instrument'
import { htmlLang, type Locale, locales } from '@/core/locale'
import type { Profile } from '@/core/report/profile'
import { blankSlots } from '@/core/report/slots'
import { sentencesOf } from '@/core/texts/words'
import { publishedInstrument } from '@/testing/data/sittings'
import type { SummaryView } from '../schema'
import type { OwnReport } from './story'
import { buildFullView, buildSummaryView } from './view'

/** Number of random sheets in addition to the systematic ones. */
const DRAWN = 100

const versions = (
  await Promise.all(
    publishedInstruments().map(async (instrument) => {
      const report = await loadOwnReport(instrument, 'en')
      return report ? [{ name: `${instrument.slug} v${instrument.version}`, instrument, key: report.key }] : []
    }),
  )
).flat()

/** Returns the numbers in digits that a text contains; a digit at the end of a name (`level2`) does not count. */
const numbersIn = (text: string): string[] => text.match(/(?<![A-Za-z\d.,])\d+(?:[.,]\d+)?/g) ?? []

/** Returns the digits shown for parts: each score with the ends of its interval, and the mean of each answer group. */
function scoresOf({ parts, groups }: Profile, locale: Locale): Map<string, Set<string>> {
  const mean = new Intl.NumberFormat(htmlLang[locale], { maximumFractionDigits: 1 })
  return new Map(
    parts.map(({ id, interval, pomp }) => [
      id,
      new Set([
        ...[interval.score, interval.from, interval.to, Math.round(pomp)].map(String),
        ...groups.filter(({ part }) => part === id).map((group) => mean.format(group.mean)),
      ]),
    ]),
  )
}

/** Returns the numbers in the texts of every reader, which reveal nothing about one reader. */
const saidToAll = (text: InstrumentText, { pieces }: ReportText): Set<string> =>
  new Set([...walkStrings({ text, pieces })].flatMap((one) => numbersIn(blankSlots(one.text))))

/** Matches references to a paragraph, a group of answers or a week that only the full report contains. */
const pointers: Readonly<Record<Locale, RegExp>> = {
  cn: /下面[^，。；“]{0,5}(?:段|分组|分开|会讲|会说|那一周|这一周|计划|照样)|后面(?:那一周|几段|照常|把答案|讲分组)|往下(?:一组|读的)|(?:各部分的|看下面的)?分组(?:的|就)|接下来的段落/,
  en: /\bbelow\b(?! (?:the (?:neck|line)|your usual|it\b))|further (?:down|on)\b|\bgroups of answers (?:show|say)|\b(?:next|following) (?:paragraphs?|pages?|chapters?)|\byour week (?:is|can|below)/i,
  es: /(?<!queda )más abajo(?!, en «| en la lista)|de más adelante|a continuación|(?:plan|semana|partes|promedios) de abajo|párrafos (?:que siguen|siguientes|de abajo)|promedios que siguen|lee abajo|grupos de cada parte/i,
}

/** Returns the strings of a summary that depend on the reader's answers. */
function told({ sittingId: _, completedAt: __, normVersion: ___, ...view }: SummaryView): string[] {
  return [...walkStrings(view)].map(({ text }) => text)
}

const sitting = (locale: Locale) => ({
  sittingId: 'a1',
  completedAt: new Date('2026-11-20T10:00:00Z'),
  takenIn: locale,
  locale,
  own: true,
})

async function own(instrument: Instrument, locale: Locale): Promise<OwnReport> {
  const report = await loadOwnReport(instrument, locale)
  if (!report) throw new Error(`${instrument.slug} has no report of its own`)
  return report
}

describe.each(versions)('the summary of $name', ({ instrument, key }) => {
  const sheets = [...systematicSheets(instrument), ...randomSheets(instrument, key.groups, DRAWN, 7)].map((sheet) => ({
    ...sheet,
    result: scoreSitting(instrument, sheet.responses, {}),
    profile: composeSheet(instrument, key, sheet).profile,
  }))

  const summaryOf = (
    locale: Locale,
    text: InstrumentText,
    report: OwnReport,
    { responses, result }: (typeof sheets)[0],
  ) => buildSummaryView({ ...sitting(locale), instrument, text, report, result, responses }, 'offer')

  test.each(locales)('contains no reference to content that only the full report has, in %s', async (locale) => {
    const [text, report] = [await loadInstrumentText(instrument, locale), await own(instrument, locale)]
    const sentences = sheets.flatMap((sheet) =>
      told(summaryOf(locale, text, report, sheet)).flatMap((said) => sentencesOf(said)),
    )
    expect([...new Set(sentences)].filter((sentence) => pointers[locale].test(sentence))).toEqual([])
    expect(sentences.length).toBeGreaterThan(1000)
  })

  test.each(locales)(
    'reveals no score of a locked part, and has a complete opening paragraph, in %s',
    async (locale) => {
      const text = await loadInstrumentText(instrument, locale)
      const report = await own(instrument, locale)
      const everybody = saidToAll(text, report.words)
      const leaks: string[] = []
      let looked = 0
      for (const sheet of sheets) {
        const { name, profile } = sheet
        const view = summaryOf(locale, text, report, sheet)
        const scores = scoresOf(profile, locale)
        const open = scores.get(view.free.id) ?? new Set()
        const lines = new Set(told(view).flatMap(numbersIn))
        for (const [part, numbers] of scores) {
          if (part === view.free.id) continue
          for (const number of numbers) {
            if (everybody.has(number) || open.has(number)) continue
            looked++
            if (lines.has(number)) leaks.push(`${name}: ${part} ${number}: ${view.opening}`)
          }
        }
        if (profile.parts.length === 0) continue
        expect(view.opening).toMatch(/^[\p{L}“«¿].{60,}[.。？?”»]$/u)
        expect(view.opening).not.toMatch(/[[\]{|}]|\s{2}/)
      }
      expect(leaks.slice(0, 5)).toEqual([])
      expect(looked).toBeGreaterThan(100)
    },
  )
})

test.each(locales)(
  'the letter in %s begins without a score and contains no unresolved wording variant',
  async (locale) => {
    const instrument = publishedInstrument('worry', 1)
    const report = await own(instrument, locale)
    const { sample: responses } = report.key
    const text = await loadInstrumentText(instrument, locale)
    const from = { ...sitting(locale), instrument, text, report, responses }
    const { story } = buildFullView({ ...from, result: scoreSitting(instrument, responses, {}) })
    expect(numbersIn(story?.letter[0] ?? '')).toEqual([])
    expect(JSON.stringify(story)).not.toMatch(/\[[^"{]*\||\|[^"]*\]/)
  },
)
