import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Group, HelpLevel, Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { buildReportContents, type ReportContents } from '@/core/report/contents'
import type { ReportKey } from '@/core/report/report-key'
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
  /** Key of the version's own report. It selects the paragraphs; their texts are in `report.<locale>.json`. */
  key?: () => Promise<ReportKey>
}

/**
 * Every version that was ever published: tests in the order of the site, and the newest version of each test first.
 * `npm run content:check` finds folders missing here, and changes to published content.
 */
const published: readonly Published[] = [
  { instrument: moodEnergyV2, key: async () => (await import('../instruments/mood-energy/v2/report')).report },
  { instrument: moodEnergyV1 },
  { instrument: lowMoodV2, key: async () => (await import('../instruments/low-mood/v2/report')).report },
  { instrument: lowMoodV1, key: async () => (await import('../instruments/low-mood/v1/report')).report },
  { instrument: stressBurnoutV2, key: async () => (await import('../instruments/stress-burnout/v2/report')).report },
  { instrument: stressBurnoutV1, key: async () => (await import('../instruments/stress-burnout/v1/report')).report },
  { instrument: worryV2, key: async () => (await import('../instruments/worry/v2/report')).report },
  { instrument: worryV1, key: async () => (await import('../instruments/worry/v1/report')).report },
  { instrument: sleepV2, key: async () => (await import('../instruments/sleep/v2/report')).report },
  { instrument: sleepV1 },
  { instrument: bigFiveV2, key: async () => (await import('../instruments/big-five/v2/report')).report },
  { instrument: bigFiveV1 },
  { instrument: selfWorthV2, key: async () => (await import('../instruments/self-worth/v2/report')).report },
  { instrument: selfWorthV1, key: async () => (await import('../instruments/self-worth/v1/report')).report },
  { instrument: attentionV2, key: async () => (await import('../instruments/attention/v2/report')).report },
  { instrument: attentionV1, key: async () => (await import('../instruments/attention/v1/report')).report },
  { instrument: attachmentV2, key: async () => (await import('../instruments/attachment/v2/report')).report },
  { instrument: attachmentV1 },
  { instrument: emotionSkillsV2, key: async () => (await import('../instruments/emotion-skills/v2/report')).report },
  { instrument: emotionSkillsV1, key: async () => (await import('../instruments/emotion-skills/v1/report')).report },
]

/** Versions that are still being written: they are checked, but nobody can take them. */
export const draftInstruments: readonly string[] = []

/** Returns every published version of every test, the newest version of each test first. */
export const publishedInstruments = (): readonly Instrument[] => published.map(({ instrument }) => instrument)

/** Returns the newest version of every test, in the order of the site. */
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
export const loadInstrumentText = async (version: Version, locale: Locale): Promise<InstrumentText> =>
  readTexts<InstrumentText>(entryOf(version), `${locale}.json`)

/**
 * Returns the key and the texts of a version's own report in one language; null for a version without one.
 * @throws Error for an instrument that was never published.
 */
export async function loadOwnReport(version: Version, locale: Locale) {
  const entry = entryOf(version)
  if (!entry.key) return null
  return { key: await entry.key(), words: readTexts<ReportText>(entry, `report.${locale}.json`) }
}

/**
 * Returns the contents of every report of a version.
 * @param help level of help of one reader, if the list is for one
 * @throws Error for an instrument that was never published.
 */
export async function loadReportContents(version: Version, help?: HelpLevel): Promise<ReportContents> {
  const { instrument, key } = entryOf(version)
  return buildReportContents(instrument, key ? await key() : null, help)
}

type Version = Pick<Instrument, 'slug' | 'version'>

function entryOf({ slug, version }: Version): Published {
  const found = published.find(({ instrument }) => instrument.slug === slug && instrument.version === version)
  if (!found) throw new Error(`no instrument ${slug} v${version}`)
  return found
}

const kept = new Map<string, unknown>()

/**
 * Reads a file of texts in the folder of a version and caches it, except in development. As modules, these 9 MB would
 * be compiled and delivered once for each bundle that needs them.
 */
function readTexts<Texts>({ instrument: { slug, version } }: Published, name: string): Texts {
  const file = `src/content/instruments/${slug}/v${version}/${name}`
  if (!kept.has(file) || process.env.NODE_ENV === 'development')
    kept.set(file, JSON.parse(readFileSync(resolve(/* turbopackIgnore: true */ process.cwd(), file), 'utf8')))
  return kept.get(file) as Texts
}
