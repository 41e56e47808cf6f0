import { countStep, smallestCell } from '@mindglass/psychometrics/publication/published-cells'
import {
  createPublishedTable,
  csvOf,
  filledTableNames,
  isPublishedTable,
  type PublishedTable,
} from '@mindglass/psychometrics/publication/published-tables'
import { loadInstrumentText } from '@/content/tests/instruments'
import { isoDay } from '@/core/dates'
import type { Instrument } from '@/core/instrument'
import { type Locale, languageNameFor } from '@/core/locale'
import { normPlanCommitments } from '@/core/norms/norm-plans'
import { loadTexts } from '@/server/i18n/dictionaries'
import type { PublishedRelease } from './published-releases'

export interface OpenDataFile {
  body: string
  type: string
}

export const licence = 'https://creativecommons.org/licenses/by/4.0/'

/**
 * Returns one of the files of a release: a table as CSV or JSON, all tables, or the plan.
 * @param name such as `places.csv`
 * @returns null for a name that no file of the release has.
 */
export async function getOpenDataFile(
  release: PublishedRelease,
  instrument: Instrument,
  locale: Locale,
  name: string,
  site: string,
): Promise<OpenDataFile | null> {
  const [, stem = '', kind = ''] = /^([a-z]+)\.(csv|json|txt)$/.exec(name) ?? []
  if (stem === 'plan' && kind === 'txt') return text(await planOf(release.plan, locale))
  const tables = filledTableNames(release.norms)
  if (stem === 'all' && kind === 'json') {
    const all = tables.map((one) => [one, createPublishedTable(one, release.norms)] as const)
    return json({ ...(await aboutOf(release, instrument, locale, site)), tables: Object.fromEntries(all) })
  }
  if (!isPublishedTable(stem) || !tables.includes(stem)) return null
  const table: PublishedTable = createPublishedTable(stem, release.norms)
  if (kind === 'csv') return { body: csvOf(table), type: 'text/csv; charset=utf-8; header=present' }
  return kind === 'json' ? json({ ...(await aboutOf(release, instrument, locale, site)), ...table }) : null
}

const json = (value: unknown): OpenDataFile => ({
  body: `${JSON.stringify(value, null, 1)}\n`,
  type: 'application/json; charset=utf-8',
})

const text = (body: string): OpenDataFile => ({ body, type: 'text/plain; charset=utf-8' })

/** Returns the promises in the plan of the release, in the language of the sittings. */
async function planOf(plan: string, locale: Locale): Promise<string> {
  const t = await loadTexts(locale, 'norms')
  return [t('plan.title'), ...normPlanCommitments(plan).map((line) => t(line))].join('\n\n').concat('\n')
}

/** Returns the reason why a release has no files any more, in the language of the sittings. */
export async function getWithheldNotice(locale: Locale): Promise<OpenDataFile> {
  const t = await loadTexts(locale, 'norms')
  return text(`${t('tables.withheld')}\n`)
}

/** Returns the facts needed by a reader who has only the file, without the page. */
async function aboutOf(release: PublishedRelease, instrument: Instrument, locale: Locale, site: string) {
  const t = await loadTexts(locale, 'norms')
  const { title } = await loadInstrumentText(instrument, locale)
  const { id, number, n, plan, codeHash, itemHash, publishedAt, withdrawnAt, norms } = release
  const url = `${site}/science/${instrument.slug}/${locale}`
  return {
    id,
    test: instrument.slug,
    version: instrument.version,
    language: locale,
    edition: number,
    n,
    months: norms.months,
    left_out: norms.leftOut,
    counts_rounded_to: countStep,
    smallest_cell: smallestCell,
    published: isoDay(publishedAt),
    withdrawn: withdrawnAt && isoDay(withdrawnAt),
    code_hash: codeHash,
    item_hash: itemHash,
    plan,
    licence,
    cite: t('tables.source', {
      year: publishedAt.getUTCFullYear(),
      test: title,
      version: instrument.version,
      number,
      url,
      language: languageNameFor(locale, locale),
    }),
  }
}
