import type { Leak } from '@mindglass/psychometrics/disclosure/find-leaks'
import { measurementErrorsOf } from '@mindglass/psychometrics/norms/measurement-errors'
import { itemLabels } from '@mindglass/psychometrics/publication/item-labels'
import { publishedPercentileTable } from '@mindglass/psychometrics/publication/percentile-table'
import { halfWidthOf, scoreInterval } from '@mindglass/psychometrics/scoring/uncertainty'
import type { InstrumentText } from '@/content/tests/instrument-text'
import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import { DomainError } from '@/core/error/error'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { NormFigures, type NormPart } from '@/core/norms/norm-figures'
import { changeOfPart } from '@/core/ops/norm-change'
import { flagsOfPart, signsOfItem } from '@/core/ops/norm-flags'
import { findPercentileRank } from '@/core/report/scores/percentile-rank'
import { describeRank, type TranslateScore } from '@/core/report/scores/score-words'
import { findVersionLeaks } from '@/features/norms/disclosure'
import { normScopeOf } from '@/features/norms/norm-scope'
import { findNormVersion, findNormVersionBefore, getNormState } from '@/features/norms/norm-versions'
import { listEverPublishedVersions } from '@/features/norms/samples'
import type { NormVersion } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { loadTexts } from '@/server/i18n/dictionaries'
import { releaseTimesOf } from './norms'
import type { LeakView, NormItemView, NormPartView, NormVersionView } from './norms-schema'

/**
 * Returns the data to check before a version is frozen: its figures, the signs found in them, and the changes from the
 * version before it. @throws DomainError NOT_FOUND
 */
export async function readNormVersion(db: Db, id: string, locale: Locale): Promise<NormVersionView> {
  const version = await findNormVersion(db, id)
  const instrument = version && findInstrument(version.instrument, version.instrumentVersion)
  if (!instrument) throw new DomainError('NOT_FOUND')
  const figures = NormFigures.parse(version.figures)
  const earlier = await findNormVersionBefore(db, version)
  const before = earlier && { ...earlier, figures: NormFigures.parse(earlier.figures) }
  const [originalText, read, report] = await Promise.all([
    loadInstrumentText(instrument, version.locale),
    loadInstrumentText(instrument, locale),
    loadTexts(locale, 'report'),
  ])
  const previewAt = (part: NormPart, pomp: number) => textOfRank(part, pomp, version.locale, locale, report)
  const { number, n, codeHash, itemHash, plan } = version
  const waits = getNormState(version) === 'draft' || getNormState(version) === 'frozen'
  const { leftOut, leftOutBySign = null, months, medianSeconds } = figures
  return {
    id,
    ...normScopeOf(version),
    title: read.title,
    number,
    state: getNormState(version),
    n,
    leftOut,
    leftOutBySign,
    months,
    medianSeconds,
    codeHash,
    itemHash,
    plan,
    ...releaseTimesOf(version),
    before: before && { id: before.id, number: before.number, n: before.n },
    leaks: waits ? await leakViews(db, version, instrument) : null,
    parts: figures.parts.map((part) =>
      partView(part, before?.figures.parts.find((one) => one.id === part.id) ?? null, {
        name: read.dimensions[part.id]?.name ?? part.id,
        shifts: (figures.dif ?? []).flatMap(({ other, shifts }) =>
          (shifts ?? []).flatMap((shift) => (shift.part === part.id ? [{ other, points: shift.points }] : [])),
        ),
        items: part.items.map((item) => itemView(item, part, figures.dif, originalText)),
        previews: [0, 100].flatMap((pomp) => previewAt(part, pomp) ?? []),
      }),
    ),
  }
}

/** Returns the sentence of a report about the percentile rank of a score; null if the report has none. */
function textOfRank(part: NormPart, pomp: number, takenIn: Locale, locale: Locale, t: TranslateScore): string | null {
  const items = part.items.length
  const interval = scoreInterval(
    pomp,
    halfWidthOf({ answered: items, items, pomp }, measurementErrorsOf({ parts: [part] }, part.id)),
  )
  const place = findPercentileRank({ parts: [part] }, part.id, { pomp, interval })
  return place && describeRank(place, 1, takenIn, locale, t).sentence
}

function partView(
  part: NormPart,
  before: NormPart | null,
  texts: Pick<NormPartView, 'name' | 'shifts' | 'items' | 'previews'>,
): NormPartView {
  const { id, n, raw, mean, sd, skew, alpha, omega, fit, sem, floor, ceiling, drift, calibration } = part
  const { withLeftOut = null } = part
  const places = (of: NormPart) =>
    publishedPercentileTable(of).map(({ from: score, percentile, low: from, high: to }) => ({
      raw: score,
      percentile,
      from,
      to,
    }))
  return {
    id,
    n,
    raw,
    mean,
    sd,
    skew,
    alpha,
    sem,
    floor,
    ceiling,
    drift,
    withLeftOut,
    ...texts,
    omega: omega?.value ?? null,
    fit: fit ? { cfi: fit.cfi, rmsea: fit.rmsea, chiSquare: fit.chiSquare, df: fit.df } : null,
    calibration: calibration && {
      n: calibration.n,
      reliability: calibration.reliability,
      logLikelihood: calibration.logLikelihood,
    },
    signs: flagsOfPart(part),
    change: changeOfPart(before, part),
    places: places(part),
    placesBefore: before && places(before).map(({ raw: score, percentile }) => ({ raw: score, percentile })),
  }
}

function itemView(
  item: NormPart['items'][number],
  { calibration }: NormPart,
  dif: NormFigures['dif'],
  text: InstrumentText,
): NormItemView {
  const { id, mean, sd, rest, alphaWithout, categories, medianTenths } = item
  const curve = calibration?.items.find((one) => one.id === id)
  return {
    id,
    text: text.items[id] ?? id,
    mean,
    sd,
    rest,
    alphaWithout,
    categories,
    seconds: medianTenths === null ? null : medianTenths / 10,
    slope: curve?.slope ?? null,
    slopeSe: curve?.slopeSe ?? null,
    fitP: curve?.fitP ?? null,
    dif: (dif ?? []).flatMap(({ other, items }) =>
      items.flatMap(({ id: found, verdict, mantelP, deltaR2, smd = null }) =>
        found === id ? [{ other, verdict, mantelP, deltaR2, smd }] : [],
      ),
    ),
    signs: signsOfItem(item, dif),
  }
}

/** Returns the leaks that keep a version from being frozen or published; items are given by id. */
async function leakViews(db: Db, version: NormVersion, instrument: Instrument): Promise<LeakView[]> {
  const numbers = new Map((await listEverPublishedVersions(db, version)).map(({ id, number }) => [id, number]))
  const labels = itemLabels(instrument)
  const itemOf = (part: string, label: number) =>
    instrument.dimensions.find(({ id }) => id === part)?.items.find(({ id }) => labels.get(id) === label)?.id ?? null
  const besideOf = ({ releases }: Leak) => numbers.get(releases.find((id) => id !== version.id) ?? '') ?? null
  return (await findVersionLeaks(db, version)).map((leak): LeakView => {
    const beside = besideOf(leak)
    if (leak.kind === 'too-close') return { kind: leak.kind, beside: beside ?? 0, sheets: leak.sheets }
    if (leak.kind === 'not-derived') return { kind: leak.kind, part: leak.part, figure: leak.figure }
    const { kind, part, item, place, people } = leak
    return { kind, beside, part, item: item === null ? null : itemOf(part, item), place, people }
  })
}
