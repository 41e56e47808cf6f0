import type { Group, Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { type ReportContents, reportContents } from '@/core/report/contents'
import type { ReportKey } from '@/core/report/key'
import { instrument as attachmentV1 } from '../instruments/attachment/v1/instrument'
import { instrument as attachmentV2 } from '../instruments/attachment/v2/instrument'
import { instrument as attentionV1 } from '../instruments/attention/v1/instrument'
import { instrument as attentionV2 } from '../instruments/attention/v2/instrument'
import { instrument as bigFiveV1 } from '../instruments/big-five/v1/instrument'
import { instrument as bigFiveV2 } from '../instruments/big-five/v2/instrument'
import { instrument as emotionSkillsV1 } from '../instruments/emotion-skills/v1/instrument'
import { instrument as emotionSkillsV2 } from '../instruments/emotion-skills/v2/instrument'
import { instrument as lowMoodV1 } from '../instruments/low-mood/v1/instrument'
import { instrument as lowMoodV2 } from '../instruments/low-mood/v2/instrument'
import { instrument as moodEnergyV1 } from '../instruments/mood-energy/v1/instrument'
import { instrument as moodEnergyV2 } from '../instruments/mood-energy/v2/instrument'
import { instrument as selfWorthV1 } from '../instruments/self-worth/v1/instrument'
import { instrument as selfWorthV2 } from '../instruments/self-worth/v2/instrument'
import { instrument as sleepV1 } from '../instruments/sleep/v1/instrument'
import { instrument as sleepV2 } from '../instruments/sleep/v2/instrument'
import { instrument as stressBurnoutV1 } from '../instruments/stress-burnout/v1/instrument'
import { instrument as stressBurnoutV2 } from '../instruments/stress-burnout/v2/instrument'
import { instrument as worryV1 } from '../instruments/worry/v1/instrument'
import { instrument as worryV2 } from '../instruments/worry/v2/instrument'
import type { ReportText } from '../report-text'
import type { InstrumentText } from './instrument-text'

interface Published {
  instrument: Instrument
  /** Loads the texts of one language, so that a page includes no other. */
  text: (locale: Locale) => Promise<InstrumentText>
  /** Own report of the version: the key that selects its paragraphs, and their texts in one language. */
  report?: { key: () => Promise<ReportKey>; words: (locale: Locale) => Promise<ReportText> }
}

/**
 * Every version that was ever published, the newest of a test first, tests in the order of the site.
 * `npm run content:check` finds folders missing here, and changes to published content.
 */
const published: readonly Published[] = [
  {
    instrument: moodEnergyV2,
    text: async (locale) => (await import(`../instruments/mood-energy/v2/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/mood-energy/v2/report')).report,
      words: async (locale) => (await import(`../instruments/mood-energy/v2/report.${locale}.json`)).default,
    },
  },
  {
    instrument: moodEnergyV1,
    text: async (locale) => (await import(`../instruments/mood-energy/v1/${locale}.json`)).default,
  },
  {
    instrument: lowMoodV2,
    text: async (locale) => (await import(`../instruments/low-mood/v2/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/low-mood/v2/report')).report,
      words: async (locale) => (await import(`../instruments/low-mood/v2/report.${locale}.json`)).default,
    },
  },
  {
    instrument: lowMoodV1,
    text: async (locale) => (await import(`../instruments/low-mood/v1/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/low-mood/v1/report')).report,
      words: async (locale) => (await import(`../instruments/low-mood/v1/report.${locale}.json`)).default,
    },
  },
  {
    instrument: stressBurnoutV2,
    text: async (locale) => (await import(`../instruments/stress-burnout/v2/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/stress-burnout/v2/report')).report,
      words: async (locale) => (await import(`../instruments/stress-burnout/v2/report.${locale}.json`)).default,
    },
  },
  {
    instrument: stressBurnoutV1,
    text: async (locale) => (await import(`../instruments/stress-burnout/v1/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/stress-burnout/v1/report')).report,
      words: async (locale) => (await import(`../instruments/stress-burnout/v1/report.${locale}.json`)).default,
    },
  },
  {
    instrument: worryV2,
    text: async (locale) => (await import(`../instruments/worry/v2/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/worry/v2/report')).report,
      words: async (locale) => (await import(`../instruments/worry/v2/report.${locale}.json`)).default,
    },
  },
  {
    instrument: worryV1,
    text: async (locale) => (await import(`../instruments/worry/v1/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/worry/v1/report')).report,
      words: async (locale) => (await import(`../instruments/worry/v1/report.${locale}.json`)).default,
    },
  },
  {
    instrument: sleepV2,
    text: async (locale) => (await import(`../instruments/sleep/v2/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/sleep/v2/report')).report,
      words: async (locale) => (await import(`../instruments/sleep/v2/report.${locale}.json`)).default,
    },
  },
  {
    instrument: sleepV1,
    text: async (locale) => (await import(`../instruments/sleep/v1/${locale}.json`)).default,
  },
  {
    instrument: bigFiveV2,
    text: async (locale) => (await import(`../instruments/big-five/v2/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/big-five/v2/report')).report,
      words: async (locale) => (await import(`../instruments/big-five/v2/report.${locale}.json`)).default,
    },
  },
  {
    instrument: bigFiveV1,
    text: async (locale) => (await import(`../instruments/big-five/v1/${locale}.json`)).default,
  },
  {
    instrument: selfWorthV2,
    text: async (locale) => (await import(`../instruments/self-worth/v2/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/self-worth/v2/report')).report,
      words: async (locale) => (await import(`../instruments/self-worth/v2/report.${locale}.json`)).default,
    },
  },
  {
    instrument: selfWorthV1,
    text: async (locale) => (await import(`../instruments/self-worth/v1/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/self-worth/v1/report')).report,
      words: async (locale) => (await import(`../instruments/self-worth/v1/report.${locale}.json`)).default,
    },
  },
  {
    instrument: attentionV2,
    text: async (locale) => (await import(`../instruments/attention/v2/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/attention/v2/report')).report,
      words: async (locale) => (await import(`../instruments/attention/v2/report.${locale}.json`)).default,
    },
  },
  {
    instrument: attentionV1,
    text: async (locale) => (await import(`../instruments/attention/v1/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/attention/v1/report')).report,
      words: async (locale) => (await import(`../instruments/attention/v1/report.${locale}.json`)).default,
    },
  },
  {
    instrument: attachmentV2,
    text: async (locale) => (await import(`../instruments/attachment/v2/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/attachment/v2/report')).report,
      words: async (locale) => (await import(`../instruments/attachment/v2/report.${locale}.json`)).default,
    },
  },
  {
    instrument: attachmentV1,
    text: async (locale) => (await import(`../instruments/attachment/v1/${locale}.json`)).default,
  },
  {
    instrument: emotionSkillsV2,
    text: async (locale) => (await import(`../instruments/emotion-skills/v2/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/emotion-skills/v2/report')).report,
      words: async (locale) => (await import(`../instruments/emotion-skills/v2/report.${locale}.json`)).default,
    },
  },
  {
    instrument: emotionSkillsV1,
    text: async (locale) => (await import(`../instruments/emotion-skills/v1/${locale}.json`)).default,
    report: {
      key: async () => (await import('../instruments/emotion-skills/v1/report')).report,
      words: async (locale) => (await import(`../instruments/emotion-skills/v1/report.${locale}.json`)).default,
    },
  },
]

/** Versions that are being written: they are checked, but cannot be taken. */
export const drafts: readonly string[] = []

/** Every version of every test that the site knows. */
export const publishedInstruments = (): readonly Instrument[] => published.map(({ instrument }) => instrument)

/** The newest version of every test, in the order of the site. */
export const currentInstruments = (): readonly Instrument[] =>
  publishedInstruments().filter((one) => findInstrument(one.slug) === one)

export const instrumentsOf = (group: Group): readonly Instrument[] =>
  currentInstruments().filter((instrument) => instrument.group === group)

/** Returns a test by slug, in the given version or else the newest. */
export function findInstrument(slug: string, version?: number): Instrument | undefined {
  return published.find(
    ({ instrument }) => instrument.slug === slug && (version === undefined || instrument.version === version),
  )?.instrument
}

/**
 * Returns the texts of one version in one language.
 * @throws Error for an instrument that was never published.
 */
export const instrumentText = async (version: Version, locale: Locale): Promise<InstrumentText> =>
  entryOf(version).text(locale)

/**
 * Returns the key and the texts of a version's own report in one language; null for a version without one.
 * @throws Error for an instrument that was never published.
 */
export async function ownReport(version: Version, locale: Locale) {
  const { report } = entryOf(version)
  return report ? { key: await report.key(), words: await report.words(locale) } : null
}

/** Returns the contents of every report of a version. @throws Error for an instrument that was never published. */
export async function contentsOf(version: Version): Promise<ReportContents> {
  const { instrument, report } = entryOf(version)
  return reportContents(instrument, report ? await report.key() : null)
}

type Version = Pick<Instrument, 'slug' | 'version'>

function entryOf({ slug, version }: Version): Published {
  const found = published.find(({ instrument }) => instrument.slug === slug && instrument.version === version)
  if (!found) throw new Error(`no instrument ${slug} v${version}`)
  return found
}
