import { existsSync, readFileSync } from 'node:fs'
import { ReportText } from '@/content/report-text'
import { InstrumentText } from '@/content/tests/instrument-text'
import type { Instrument } from '@/core/instrument'
import { type Locale, locales } from '@/core/locale'
import { listPlacedPieces } from '@/core/report/pieces'
import type { ReportKey } from '@/core/report/report-key'
import { findUnequalConditions } from '../wording'
import {
  type ComposedReport,
  composeSheet,
  findComposedFaults,
  lengthOf,
  meanDifferingShare,
  oppositeOf,
  type ReaderTexts,
  readerTexts,
  repeatedSentences,
  textsWithBlankSlots,
} from './composed-report'
import { keyFaults } from './key-faults'
import { randomSheets, type Sheet, sheetsWithoutContext, sheetWithQuietContext, systematicSheets } from './sheets'
import { wordFaults } from './words'

const SHEETS = 1000
/**
 * Number of additional sheets with almost only scored answers: drawn contexts are rarely that empty, unlike those of
 * many readers.
 */
const UNTOLD = 1000

/**
 * Minimums for a report: the number of reader-dependent words (Chinese: characters), and the share that differs between
 * two readers.
 */
const bounds = {
  own: { words: { cn: 2600, en: 1500, es: 1500 }, differing: 0.6 },
  short: { words: { cn: 1200, en: 700, es: 700 }, differing: 0.4 },
} as const

export interface ReportCheck {
  faults: string[]
  rows: Record<string, string | number>[]
}

/** Location of one version's files, and site data needed for the check. */
export interface ReportPlace {
  folder: string
  tests: readonly string[]
  articles: readonly string[]
  seed: number
}

/** Checks the report of a thousand random answer sheets and of the systematic ones, in three languages. */
export function checkReport(
  instrument: Instrument,
  key: ReportKey,
  { folder, tests, articles, seed }: ReportPlace,
): ReportCheck {
  const faults = keyFaults(instrument, key, tests, articles)
  if (faults.length) return { faults: faults.map((fault) => `${folder}/report.ts: ${fault}`), rows: [] }
  const drawn = randomSheets(instrument, key.groups, SHEETS, seed)
  const random = drawn.map((sheet) => composeSheet(instrument, key, sheet))
  const systematic = systematicSheets(instrument).map((sheet) => composeSheet(instrument, key, sheet))
  const skipped = [...systematicSheets(instrument), ...drawn]
    .flatMap((sheet, n) => sheetsWithoutContext(instrument, sheet, n))
    .map((sheet) => composeSheet(instrument, key, sheet))
  const quiet = [...systematicSheets(instrument), ...randomSheets(instrument, key.groups, UNTOLD, seed + 1)].map(
    (sheet, n) => composeSheet(instrument, key, sheetWithQuietContext(instrument, sheet, n)),
  )
  const all = [...systematic, ...random, ...quiet, ...skipped]
  const found = [
    ...all.flatMap((reading) => findComposedFaults(key, reading)),
    ...oppositeFaults(instrument, key, all),
    ...neverChosen(instrument, key, all),
  ]
  const { limit, rows, faults: inWords } = figures(instrument, key, random, folder, seed)
  return { faults: [...found.map((fault) => `${folder}/report.ts: ${fault}`), ...inWords, ...limit], rows }
}

function figures(
  instrument: Instrument,
  key: ReportKey,
  reports: readonly ComposedReport[],
  folder: string,
  seed: number,
) {
  const faults: string[] = []
  const limit: string[] = []
  const rows: ReportCheck['rows'] = []
  const pieces = locales.map((locale) => ReportText.safeParse(readJson(`${folder}/report.${locale}.json`)).data?.pieces)
  faults.push(...findUnequalConditions(pieces).map((fault) => `${folder}/report.*.json: ${fault}`))
  const { words, differing } = key.answers.length > 0 ? bounds.own : bounds.short
  for (const locale of locales) {
    const raw = readJson(`${folder}/report.${locale}.json`)
    const text = InstrumentText.safeParse(readJson(`${folder}/${locale}.json`))
    const file = `${folder}/report.${locale}.json`
    const wrong = wordFaults(instrument, key, raw, locale)
    if (!text.success) wrong.push(`${folder}/${locale}.json does not fit`)
    if (wrong.length || !text.success) {
      faults.push(...wrong.map((fault) => `${file}: ${fault}`))
      rows.push({ test: `${instrument.slug} v${instrument.version}`, language: locale, faults: wrong.length })
      continue
    }
    const row = measure(reports, text.data, ReportText.parse(raw), locale, seed)
    if (row.shortest < words[locale])
      limit.push(`${file}: the shortest report has ${row.shortest}, fewer than ${words[locale]}`)
    if (row.differing < differing)
      limit.push(`${file}: two readers differ in ${percent(row.differing)}, less than ${percent(differing)}`)
    faults.push(...row.repeated.map((sentence) => `${file}: stands twice in one report: ${sentence}`))
    rows.push({
      test: `${instrument.slug} v${instrument.version}`,
      language: locale,
      pieces: Object.keys(ReportText.parse(raw).pieces).length,
      shortest: row.shortest,
      median: row.median,
      differing: percent(row.differing),
      repeats: row.repeated.length,
    })
  }
  return { faults, limit, rows }
}

function measure(
  reports: readonly ComposedReport[],
  text: InstrumentText,
  words: ReportText,
  locale: Locale,
  seed: number,
) {
  const of = (words: ReportText) => reports.map((reading) => readerTexts(reading, text, words, locale))
  const whole = ({ report, handOver }: ReaderTexts) => [...report, ...handOver]
  const open = of(textsWithBlankSlots(words))
  const lengths = of(words)
    .map((texts) => lengthOf(whole(texts), locale))
    .sort((a, b) => a - b)
  return {
    shortest: lengths[0] ?? 0,
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    differing: meanDifferingShare(open.map(whole), locale, seed),
    repeated: [...new Set(open.flatMap(({ report }) => repeatedSentences(report, locale)))],
  }
}

/** Returns errors for opposite answers with the same portrait, except for balanced answers or skipped parts. */
function oppositeFaults(instrument: Instrument, key: ReportKey, reports: readonly ComposedReport[]): string[] {
  const faults = reports.flatMap(({ sheet, profile, composition }) => {
    if (profile.parts.length < instrument.dimensions.length) return []
    if (profile.parts.every(({ pomp }) => Math.abs(pomp - 50) < 10)) return []
    const opposite: Sheet = { name: `opposite of ${sheet.name}`, responses: oppositeOf(instrument, sheet.responses) }
    const { id } = composeSheet(instrument, key, opposite).composition.portrait
    return id === composition.portrait.id ? [`${sheet.name}: its opposite shares ${id}`] : []
  })
  return [...new Set(faults)]
}

/** Returns errors for pieces that no sheet selects: they are unused, or their condition is wrong. */
function neverChosen(instrument: Instrument, key: ReportKey, reports: readonly ComposedReport[]): string[] {
  const left = new Set(listPlacedPieces(key).map(({ piece }) => piece.id))
  for (const { composition } of reports) for (const id of idsOf(composition)) left.delete(id)
  // Nearly every sheet has answers that stand out, whose exercises take the open days; so days are also looked for without.
  const plain = { ...key, answerSteps: [] }
  for (const { sheet } of reports) {
    if (left.size === 0) break
    for (const id of idsOf(composeSheet(instrument, plain, sheet).composition)) left.delete(id)
  }
  return [...left].map((id) => `${id} is met by none of ${reports.length} sheets`)
}

const idsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'id' in value && 'note' in value && typeof value.id === 'string' ? [value.id] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, child]) => (name === 'plan' ? idsOfPlan(child) : idsOf(child))),
  ]
}

/** Returns the ids in a chosen plan. It also contains the whole plan, but only the chosen days count. */
const idsOfPlan = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'days' in value && 'later' in value && 'plan' in value
    ? [...idsOf(value.days), ...idsOf(value.later)]
    : []

const percent = (share: number): string => `${Math.round(100 * share)} %`

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
