import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReportText } from '@/content/report-text'
import type { InstrumentText } from '@/content/tests/instrument-text'
import type { Instrument } from '@/core/instrument'
import { type Locale, locales } from '@/core/locale'
import type { ReportKey } from '@/core/report/report-key'

/** An instrument version with its own report, loaded from its files. */
export interface ReportVersion {
  /** `slug/v2` */
  name: string
  instrument: Instrument
  key: ReportKey
  text: (locale: Locale) => InstrumentText
  words: (locale: Locale) => ReportText
}

const root = path.join(process.cwd(), 'src/content/instruments')

/**
 * Returns all versions with texts in every language, drafts included; the content check reports a published version
 * that lacks some.
 */
export async function reportVersions(): Promise<ReportVersion[]> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/v\d+\/report\.ts$/.test(file))
    .map((file) => path.dirname(file))
    .filter((name) => locales.every((locale) => existsSync(path.join(root, name, `report.${locale}.json`))))
    .sort()
  return Promise.all(names.map(versionIn))
}

async function versionIn(name: string): Promise<ReportVersion> {
  const folder = path.join(root, name)
  const { instrument } = await load<{ instrument: Instrument }>(path.join(folder, 'instrument.ts'))
  const { report: key } = await load<{ report: ReportKey }>(path.join(folder, 'report.ts'))
  return {
    name,
    instrument,
    key,
    text: (locale) => read<InstrumentText>(path.join(folder, `${locale}.json`)),
    words: (locale) => read<ReportText>(path.join(folder, `report.${locale}.json`)),
  }
}

const load = async <T>(file: string): Promise<T> => (await import(/* @vite-ignore */ file)) as T
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T
