import { sheetSigns } from '../validity/signs.ts'
import type { PublicNorms, PublicPart } from './public-norms.ts'
import { roundTo } from './rounding.ts'

type Value = string | number | null

export interface PublishedTable {
  columns: readonly string[]
  rows: readonly (readonly Value[])[]
}

/** Tables of one norm version, in display order. */
export const publishedTableNames = [
  'parts',
  'exclusions',
  'items',
  'counts',
  'covariances',
  'places',
  'parameters',
  'theta',
  'languages',
  'shifts',
] as const
export type PublishedTableName = (typeof publishedTableNames)[number]

export const isPublishedTable = (name: string): name is PublishedTableName =>
  publishedTableNames.some((one) => one === name)

const makers: Record<PublishedTableName, (norms: PublicNorms) => PublishedTable> = {
  parts: ({ parts }) => ({
    columns: [
      ...['part', 'n', 'items', 'raw_lowest', 'raw_highest', 'mean', 'sd', 'skew', 'alpha', 'alpha_from', 'alpha_to'],
      ...['omega', 'omega_unsure_items', 'cfi', 'rmsea', 'rmsea_from_90', 'rmsea_to_90', 'chi_square', 'df', 'scaling'],
      ...['sem', 'half_width_95', 'floor', 'ceiling', 'retest_n', 'retest_r', 'retest_days'],
      ...['drift_since_number', 'drift_mean', 'drift_se'],
      ...['n_with_left_out', 'mean_with_left_out', 'sd_with_left_out', 'alpha_with_left_out'],
    ],
    rows: parts.map((part) => [
      ...[part.id, part.n, part.items.length, part.raw.lowest, part.raw.highest, part.mean, part.sd, part.skew],
      ...[part.alpha?.value ?? null, part.alpha?.from ?? null, part.alpha?.to ?? null, part.omega?.value ?? null],
      ...[part.omega?.unsure.join(' ') ?? null, part.fit?.cfi ?? null, part.fit?.rmsea.value ?? null],
      ...[part.fit?.rmsea.from ?? null, part.fit?.rmsea.to ?? null, part.fit?.chiSquare ?? null, part.fit?.df ?? null],
      ...[part.fit?.scaling ?? null, part.sem, part.half, part.floor, part.ceiling],
      ...[part.retest?.n ?? null, part.retest?.r ?? null, part.retest?.days ?? null],
      ...[part.drift?.sinceVersion ?? null, part.drift?.meanChange ?? null, part.drift?.se ?? null],
      ...[part.withLeftOut?.n ?? null, part.withLeftOut?.mean ?? null, part.withLeftOut?.sd ?? null],
      ...[part.withLeftOut?.alpha ?? null],
    ]),
  }),
  exclusions: ({ leftOutBySign }) => ({
    columns: ['sign', 'sittings'],
    rows: leftOutBySign ? sheetSigns.map((sign) => [sign, leftOutBySign[sign]]) : [],
  }),
  items: (norms) => ({
    columns: ['part', 'item', 'mean', 'sd', 'item_rest', 'alpha_without', 'median_seconds', 'flags'],
    rows: perItem(norms, (part, item) => [
      [
        ...[part.id, item.label, item.mean, item.sd, item.rest, item.alphaWithout],
        ...[item.medianTenths === null ? null : item.medianTenths / 10, item.flags.join(' ')],
      ],
    ]),
  }),
  counts: (norms) => ({
    columns: ['part', 'item', 'points_from', 'points_to', 'people'],
    rows: perItem(norms, (part, item) =>
      item.categories.map(({ from, to, count }) => [part.id, item.label, from, to, count]),
    ),
  }),
  covariances: ({ parts }) => ({
    columns: ['part', 'item_a', 'item_b', 'covariance', 'correlation'],
    rows: parts.flatMap(({ id, covariances }) =>
      covariances.map(({ a, b, covariance, correlation }) => [id, a, b, covariance, correlation]),
    ),
  }),
  places: ({ parts }) => ({
    columns: ['part', 'raw_from', 'raw_to', 'people', 'percentile', 'percentile_from', 'percentile_to'],
    rows: parts.flatMap(({ id, table }) =>
      table.map(({ from, to, count, percentile, low, high }) => [
        ...[id, from, to, count],
        ...[percentile, low, high].map((value) => roundTo(value, 0.01)),
      ]),
    ),
  }),
  parameters: ({ parts }) => ({
    columns: ['part', 'item', 'parameter', 'value', 'standard_error', 'fit_p'],
    rows: parts.flatMap(({ id, calibration }) =>
      (calibration?.items ?? []).flatMap(({ label, slope, slopeSe, intercepts, fitP }) => [
        [id, label, 'slope', slope, slopeSe, fitP],
        ...intercepts.map(({ point, value, se }) => [id, label, `intercept_${point}`, value, se, null]),
      ]),
    ),
  }),
  theta: ({ parts }) => ({
    columns: ['part', 'raw', 'theta', 'standard_error', 'score_standard_error'],
    rows: parts.flatMap(({ id, raw: { lowest }, calibration, scoreErrors }) =>
      (calibration?.theta ?? []).map(({ raw, theta, se }) => [
        ...[id, raw, theta, se, scoreErrors?.[raw - lowest] ?? null],
      ]),
    ),
  }),
  languages: ({ dif }) => ({
    columns: ['compared_with', 'n', 'part', 'item', 'verdict', 'mantel_p', 'change_of_r2', 'mean_difference_in_sd'],
    rows: (dif ?? []).flatMap(({ other, n, items }) =>
      items.map(({ part, label, verdict, mantelP, deltaR2, smd }) => [
        ...[other, n, part, label, verdict, mantelP, deltaR2, smd],
      ]),
    ),
  }),
  shifts: ({ dif }) => ({
    columns: ['compared_with', 'n', 'part', 'points'],
    rows: (dif ?? []).flatMap(({ other, n, shifts }) =>
      (shifts ?? []).map(({ part, points }) => [other, n, part, points]),
    ),
  }),
}

export const createPublishedTable = (name: PublishedTableName, norms: PublicNorms): PublishedTable =>
  makers[name](norms)

/** Returns the names of tables that have rows. */
export const filledTableNames = (norms: PublicNorms): PublishedTableName[] =>
  publishedTableNames.filter((name) => createPublishedTable(name, norms).rows.length > 0)

function perItem(
  { parts }: PublicNorms,
  rows: (part: PublicPart, item: PublicPart['items'][number]) => Value[][],
): Value[][] {
  return parts.flatMap((part) => part.items.flatMap((item) => rows(part, item)))
}

/**
 * Formats a table as CSV (RFC 4180): numbers with up to six decimals, empty for unknown values. Text that a spreadsheet
 * would run as a formula gets an apostrophe before it.
 */
export const csvOf = ({ columns, rows }: PublishedTable): string =>
  [columns, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')

function written(value: Value): string {
  if (typeof value === 'number') return String(Number(value.toFixed(6)))
  const text = value ?? ''
  const plain = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
