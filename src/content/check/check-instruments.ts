import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Instrument } from '@/core/instrument'
import { type Locale, locales } from '@/core/locale'
import { InstrumentText } from '../tests/instrument-text'
import { draftInstruments, publishedInstruments } from '../tests/instruments'
import { checkInstrument, type RawTexts } from './check-instrument'
import {
  findLostInstruments,
  fingerprints,
  folderOf,
  type Published,
  publishedFaults,
  readPublished,
} from './published'
import { walkStrings } from './wording'

const root = 'src/content/instruments'

/**
 * Checks every version of every instrument in its current files, and returns the errors and a table row for each
 * language.
 */
export function checkInstruments(published: Published = readPublished()) {
  const faults: string[] = []
  const rows: Record<string, string | number>[] = []
  for (const instrument of publishedInstruments()) {
    const { raw, faults: unreadable } = readTexts(instrument)
    faults.push(...unreadable, ...checkInstrument(instrument, raw))
    faults.push(...publishedFaults(instrument, fingerprints(instrument, wellFormed(raw)), published))
    for (const [language, text] of Object.entries(wellFormed(raw))) rows.push(rowOf(instrument, language, text))
  }
  const folders = publishedInstruments().map(folderOf)
  return {
    rows,
    faults: [
      ...folderFaults(foldersIn(root), [...folders, ...draftInstruments]),
      ...faults,
      ...findLostInstruments(folders, published),
    ],
  }
}

/** Returns the fingerprints that `npm run content:publish` records for each version. */
export const currentFingerprints = (): Published['instruments'] =>
  Object.fromEntries(
    publishedInstruments().map((one) => [folderOf(one), fingerprints(one, wellFormed(readTexts(one).raw))]),
  )

/** Reads the texts of one version from its files; an unreadable one is absent and reported as an error. */
export function readTexts(instrument: Instrument, from = root): { raw: RawTexts; faults: string[] } {
  const raw: Partial<Record<Locale, unknown>> = {}
  const faults: string[] = []
  for (const locale of locales) {
    const file = join(from, folderOf(instrument), `${locale}.json`)
    try {
      if (existsSync(file)) raw[locale] = JSON.parse(readFileSync(file, 'utf8'))
      else faults.push(`${file}: is missing`)
    } catch (error) {
      faults.push(`${file}: is not JSON: ${(error as Error).message}`)
    }
  }
  return { raw, faults }
}

/** Returns `slug/v1` for every version folder. */
const foldersIn = (from: string): string[] =>
  readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(from, name)).map((version) => `${name}/${version}`))

/** Returns errors for folders that are not registered, whose content would never be shown. */
export const folderFaults = (found: readonly string[], registered: readonly string[]): string[] =>
  found
    .filter((folder) => !registered.includes(folder))
    .map((folder) => `src/content/tests/instruments.ts: the folder ${folder} is not in the list \`published\``)

function wellFormed(raw: RawTexts): Partial<Record<Locale, InstrumentText>> {
  const parsed = locales.map((locale) => [locale, InstrumentText.safeParse(raw[locale]).data] as const)
  return Object.fromEntries(parsed.filter(([, text]) => text !== undefined))
}

function rowOf(instrument: Instrument, language: string, text: InstrumentText): Record<string, string | number> {
  const all = [...walkStrings(text)].map((one) => one.text).join(' ')
  const han = all.match(/[\u4e00-\u9fff]/g)?.length ?? 0
  return {
    instrument: `${instrument.slug} v${instrument.version}`,
    language,
    items: Object.keys(text.items).length + Object.keys(text.context).length,
    interpretations: Object.values(text.dimensions).reduce((sum, one) => sum + Object.keys(one.levels).length, 0),
    // Characters for Chinese, which does not separate words.
    words: han > 100 ? han : all.split(/\s+/).length,
  }
}
