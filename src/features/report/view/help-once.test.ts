import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { expect, test } from 'vitest'
import { randomSheets, systematicSheets } from '@/content/check/report/sheets'
import { type ReportVersion, reportVersions } from '@/content/check/report/versions'
import { walkStrings } from '@/content/check/wording'
import { careOfSitting } from '@/core/care/care'
import { type Locale, locales } from '@/core/locale'
import type { FullView } from '../schema'
import { buildFullView } from './view'

/** Matches a helpline or an emergency number in the texts of a report. */
const line: Record<Locale, RegExp> = {
  cn: /热线|求助电话|援助电话|急救|急诊|12356|\b1[12]0\b/g,
  en: /\bhelplines?\b|\bhotlines?\b|\bcrisis lines?\b|\bemergency (?:number|room|help|services?)\b|\b(?:988|911)\b/gi,
  es: /l[íi]neas? de (?:ayuda|crisis|apoyo)|tel[ée]fonos? de ayuda|emergencias|\b(?:a|de) urgencias\b|\b(?:024|112)\b/gi,
}
/** Matches words for doctors and therapists. */
const doctor: Record<Locale, RegExp> = {
  cn: /医生|精神科|心理科|内科|咨询师|专业的人/g,
  en: /\b(?:doctors?|psychiatrists?|counselors?|psychologists?|therapists?|professionals?|clinics?)\b/gi,
  es: /m[ée]dic[oa]s?\b|psiquiatr\p{L}*|psic[óo]log\p{L}*|terapeut\p{L}*|profesional(?:es)?\b/giu,
}

interface Bound {
  /** Maximum number of mentions of helplines or emergency numbers in a report, outside the help section. */
  lines: number
  /** Maximum mean number of mentions of a doctor per report. */
  doctors: Record<Locale, number>
}

/**
 * Bounds of every version whose answers can put help first. The third line is the emergency number for physical signs.
 * The plan of a report with help first is one visit to a doctor, and each sentence about the visit names the doctor.
 */
const bounds: Record<string, Bound> = {
  'emotion-skills/v2': { lines: 3, doctors: { cn: 26, en: 19, es: 18 } },
  'low-mood/v1': { lines: 2, doctors: { cn: 24, en: 17, es: 12 } },
  'low-mood/v2': { lines: 3, doctors: { cn: 36, en: 20, es: 20 } },
  'mood-energy/v2': { lines: 2, doctors: { cn: 26, en: 19, es: 22 } },
  'self-worth/v2': { lines: 2, doctors: { cn: 8, en: 7, es: 5 } },
  'stress-burnout/v1': { lines: 2, doctors: { cn: 19, en: 15, es: 16 } },
  'stress-burnout/v2': { lines: 3, doctors: { cn: 15, en: 11, es: 11 } },
  'worry/v1': { lines: 2, doctors: { cn: 13, en: 10, es: 10 } },
  'worry/v2': { lines: 3, doctors: { cn: 27, en: 15, es: 15 } },
}

const versions = await reportVersions()

/** Returns random sheets of a version whose answers put help first. */
function helpedSheets({ instrument, key }: ReportVersion) {
  return [...systematicSheets(instrument), ...randomSheets(instrument, key.groups, 150, 25)].flatMap(
    ({ responses }) => {
      const result = scoreSitting(instrument, responses, {})
      return careOfSitting(instrument, result, responses, () => null).help === 'first' ? [{ responses, result }] : []
    },
  )
}
const helped = versions.map((version) => ({ version, sheets: helpedSheets(version) }))

/** Returns all texts of a report, without its pages for other people. */
function saidIn({ head, talk, dimensions, context, limits, story }: FullView): string {
  const { handOver: _, sources: __, ...rest } = story ?? { handOver: [], sources: [] }
  const readings = dimensions.map(({ partResult }) => [partResult?.quick, partResult?.describes, partResult?.helps])
  const notes = context.map(({ note }) => note)
  return [...walkStrings([head, talk.map(({ text }) => text), readings, notes, limits, rest])]
    .map(({ text }) => text)
    .join('\n')
}

test('a version whose answers can put help first is listed with its bounds in this test', () => {
  const reached = helped.filter(({ sheets }) => sheets.length > 0).map(({ version }) => version.name)
  expect(reached).toEqual(Object.keys(bounds))
})

test.each(
  helped
    .filter(({ sheets }) => sheets.length > 0)
    .flatMap(({ version, sheets }) => locales.map((locale) => ({ name: version.name, locale, version, sheets }))),
)(
  'a report of $name in $locale with help first mentions helplines and doctors within its bounds',
  ({ version, sheets, locale }) => {
    const { instrument, key } = version
    const source = { instrument, text: version.text(locale), locale, report: { key, words: version.words(locale) } }
    const counts = sheets.map((sheet) => {
      const view = buildFullView({
        ...source,
        ...sheet,
        sittingId: 'x',
        completedAt: new Date(0),
        takenIn: locale,
        own: true,
      })
      const texts = saidIn(view)
      return { lines: texts.match(line[locale])?.length ?? 0, doctors: texts.match(doctor[locale])?.length ?? 0 }
    })
    const most = Math.max(...counts.map(({ lines }) => lines))
    const mean = counts.reduce((sum, { doctors }) => sum + doctors, 0) / counts.length
    const { lines, doctors } = bounds[version.name] ?? { lines: 0, doctors: { cn: 0, en: 0, es: 0 } }
    expect(most).toBeLessThanOrEqual(lines)
    expect(mean).toBeLessThanOrEqual(doctors[locale])
  },
)
