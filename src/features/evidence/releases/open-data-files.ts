import { csvOf, type PublishedTable } from '@mindglass/psychometrics/publication/published-tables'
import { loadInstrumentText } from '@/content/tests/instruments'
import { isoDay } from '@/core/dates'
import { buildStudyTable } from '@/core/evidence/study-tables'
import type { Instrument } from '@/core/instrument'
import { type Locale, languageNameFor } from '@/core/locale'
import { licence, type OpenDataFile } from '@/features/norms/open-data-files'
import { loadTexts } from '@/server/i18n/dictionaries'
import type { PublicList } from '../draw'
import type { PublishedStudies, PublishedStudyRelease } from './published-studies'

const planLines = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7', 'l8', 'l9'] as const

const csv = (table: PublishedTable): OpenDataFile => ({
  body: csvOf(table),
  type: 'text/csv; charset=utf-8; header=present',
})
const json = (value: unknown): OpenDataFile => ({
  body: `${JSON.stringify(value, null, 1)}\n`,
  type: 'application/json; charset=utf-8',
})

/** Returns the draws, one list a row; the seed of a list with free places stays secret. */
const drawTable = (lists: readonly PublicList[]): PublishedTable => ({
  columns: ['list', 'fingerprint', 'seed', 'places_used', 'drawn'],
  rows: lists.map(({ number, fingerprint, seed, used, drawn }) => [number, fingerprint, seed, used, drawn]),
})

/**
 * Returns one of the files about the studies of a test in a language: a release as CSV or JSON, the lists of draws, or
 * the plan.
 * @param name `<id of the release>.csv`, `draws.json`, `plan.txt`
 * @returns null for a name that no file has
 */
export async function getStudyFile(
  { studies, lists }: PublishedStudies,
  instrument: Instrument,
  locale: Locale,
  name: string,
  site: string,
): Promise<OpenDataFile | null> {
  const [, stem = '', kind = ''] = /^([a-z0-9-]+)\.(csv|json|txt)$/.exec(name) ?? []
  if (stem === 'plan' && kind === 'txt') return { body: await planOf(locale), type: 'text/plain; charset=utf-8' }
  if (stem === 'draws' && kind === 'csv') return csv(drawTable(lists))
  if (stem === 'draws' && kind === 'json') return json(drawTable(lists))
  const release = studies.flatMap(({ releases }) => releases).find(({ id }) => id === stem)
  if (!release) return null
  const table = buildStudyTable(release.figures)
  if (kind === 'csv') return csv(table)
  return kind === 'json' ? json({ ...(await aboutOf(release, instrument, locale, site)), ...table }) : null
}

/** Returns the promises made in the study plan, in the language of the sittings. */
async function planOf(locale: Locale): Promise<string> {
  const t = await loadTexts(locale, 'evidence')
  return [t('plan.title'), ...planLines.map((line) => t(`plan.one.${line}`))].join('\n\n').concat('\n')
}

/** Returns the facts needed by a person who has only the file, without the page. */
async function aboutOf(release: PublishedStudyRelease, instrument: Instrument, locale: Locale, site: string) {
  const t = await loadTexts(locale, 'evidence')
  const { title } = await loadInstrumentText(instrument, locale)
  const { id, number, n, plan, codeHash, itemHash, publishedAt, withdrawnAt, figures } = release
  return {
    id,
    study: figures.study,
    test: instrument.slug,
    version: instrument.version,
    language: locale,
    edition: number,
    n,
    people: 'people' in figures ? figures.people : { asked: figures.asked, answered: figures.answered },
    smallest_cell: 5,
    fewest_between_editions: 50,
    published: isoDay(publishedAt),
    withdrawn: withdrawnAt && isoDay(withdrawnAt),
    code_hash: codeHash,
    item_hash: itemHash,
    plan,
    licence,
    cite: t('files.source', {
      year: publishedAt.getUTCFullYear(),
      test: title,
      version: instrument.version,
      id,
      language: languageNameFor(locale, locale),
      url: `${site}/studies/${instrument.slug}/${locale}`,
    }),
  }
}
