import { findInstrument, instrumentText, ownReport } from '@/content/instruments'
import type { Locale } from '@/core/locale'
import { coarsePosition } from '@/core/psychometrics/coarse'
import { type YearResult, yearOf } from '@/core/report/year'
import { sampleReport } from './sample'
import type { FullView } from './schema'
import type { SampleYearTest } from './year-schema'

/** Tests of the invented year, the first of them taken twice. */
const taken = ['sleep', 'self-worth', 'stress-burnout', 'big-five'] as const
const now = new Date('2026-11-01T00:00:00Z')
/** How far the first result lay from the last, in points. */
const moved = 34

/** A year of invented answers, composed by the rules of a real one. */
export async function sampleYear(locale: Locale): Promise<SampleYearTest[]> {
  const views = await Promise.all(taken.map((slug) => sampleOf(slug, locale)))
  const results = views.flatMap((view, index) => {
    const last = resultOf(view, index, `2026-0${8 - index}-12T09:00:00.000Z`)
    return index === 0 ? [last, earlier(last)] : [last]
  })
  return yearOf(results, now).tests.flatMap(({ slug, results: [newest], compared }) => {
    const view = views.find((one) => one.slug === slug)
    if (!newest || !view) return []
    const changed = (compared?.changed ?? []).slice(0, 1).map(({ id, from, to }) => ({
      ...{ from: from.score, to: to.score },
      name: view.dimensions.find((one) => one.id === id)?.name ?? id,
    }))
    return [{ slug, title: view.title, picture: [...newest.picture], changed }]
  })
}

/** The report of an invented sitting of the newest version of a test. */
export async function sampleOf(slug: string, locale: Locale): Promise<FullView> {
  const instrument = findInstrument(slug)
  if (!instrument) throw new Error(`no instrument ${slug}`)
  const [text, report] = await Promise.all([instrumentText(instrument, locale), ownReport(instrument, locale)])
  return sampleReport(instrument, text, locale, report)
}

function resultOf({ slug, version, portrait, dimensions }: FullView, index: number, at: string): YearResult {
  const read = dimensions.flatMap(({ id, reading }) => (reading ? [{ id, ...reading }] : []))
  return {
    ...{
      sittingId: `sample-${index}`,
      slug,
      version,
      locale: 'en',
      at,
      help: 'none',
      sentence: portrait,
      articles: [],
    },
    picture: read.map(({ id, pomp, level, lens }) => ({ id, at: coarsePosition(pomp, level), half: lens.half })),
    parts: read.map(({ id, pomp, lens }) => ({ id, pomp, half: lens.half })),
  }
}

const earlier = (last: YearResult): YearResult => ({
  ...last,
  sittingId: 'sample-earlier',
  at: '2026-02-12T09:00:00.000Z',
  parts: last.parts.map((part) => ({ ...part, pomp: part.pomp > 50 ? part.pomp - moved : part.pomp + moved })),
})
