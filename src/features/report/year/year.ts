import { offersRetake } from '@mindglass/psychometrics/validity/signs'
import { articleCard } from '@/content/articles/article-cards'
import { listArticles } from '@/content/articles/article-catalogue'
import { articlesAbout, findArticle } from '@/content/articles/articles'
import { findInstrument, loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { careOfSitting } from '@/core/care/care'
import { isRead } from '@/core/commerce/entitlement'
import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import { composeYearReview, type YearResult, type YearTest, yearBefore } from '@/core/report/plan/year'
import { loadMeasurementErrors, type MeasurementErrorLookup } from '@/features/assessments/measurement-errors'
import { valuesOf } from '@/features/assessments/responses'
import { sittingResponses, sittingResult } from '@/features/assessments/stored-sitting'
import { isVip } from '@/features/shop/membership'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { coarsePicture, composeStory, createSittingProfile } from '../view/story'
import type { YearTestView, YearView } from './year-schema'

/** Limits: more sittings than any person takes in a year, and as many results as a page can hold. */
const most = { sittings: 100, shown: 12 } as const

const fields = {
  id: true,
  instrument: true,
  instrumentVersion: true,
  locale: true,
  completedAt: true,
  result: true,
  responses: true,
  normVersionId: true,
  entitlement: { select: { revokedAt: true, suspendedAt: true, firstReadAt: true } },
} satisfies Prisma.SittingSelect
type Row = Prisma.SittingGetPayload<{ select: typeof fields }>

/**
 * Returns the last twelve months of an account over all of its tests, for members. An unread report contributes only
 * its free part, so the page unlocks nothing and does not count as reading.
 * @throws DomainError VIP_REQUIRED
 */
export async function getYear(db: Db, userId: string, locale: Locale, now = new Date()): Promise<YearView> {
  if (!(await isVip(db, userId))) throw new DomainError('VIP_REQUIRED')
  const rows = await db.sitting.findMany({
    where: { guest: { userId }, completedAt: { gt: yearBefore(now), lte: now } },
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    take: most.sittings,
    select: fields,
  })
  const measured = await loadMeasurementErrors(db, rows)
  const seen = (await Promise.all(rows.map((row) => resultOf(row, locale, measured(row))))).flat()
  const results = seen.filter(({ coherent }) => coherent)
  const { from, to, help, tests, articles } = composeYearReview(
    results.map(({ result }) => result),
    now,
    seen.map(({ result }) => result.help),
  )
  return {
    from,
    to,
    help,
    tests: await Promise.all(tests.map((test) => testView(test, locale))),
    articles: articles.flatMap((id) => {
      const article = findArticle(id, listArticles(locale))
      if (!article) return []
      const { title, minutes } = articleCard(article, locale)
      return [{ id, title, minutes }]
    }),
    closed: results.filter(({ read }) => !read).length,
  }
}

interface Seen {
  result: YearResult
  read: boolean
  /** false if the answers call for a retake: then only their call for help counts. */
  coherent: boolean
}

/** Returns the part of one finished sitting that its owner may see here. */
async function resultOf(row: Row, locale: Locale, measured: MeasurementErrorLookup): Promise<Seen[]> {
  const { id, instrument: slug, instrumentVersion: version, completedAt, entitlement } = row
  const instrument = findInstrument(slug, version)
  const scored = sittingResult(row)
  if (!instrument || !scored || completedAt === null) return []
  const responses = valuesOf(sittingResponses(row))
  const { help, calls } = careOfSitting(instrument, scored, responses, measured)
  const text = await loadInstrumentText(instrument, locale)
  const source = {
    instrument,
    text,
    locale,
    report: await loadOwnReport(instrument, locale),
    result: scored,
    responses,
  }
  const profile = createSittingProfile(source, help, measured)
  const story = composeStory(source, profile)
  const read = isRead(entitlement)
  const free = calls.parts[0] ?? instrument.freeDimension
  const about = articlesAbout(slug, listArticles(locale)).map((article) => article.id)
  const result: YearResult = {
    sittingId: id,
    slug,
    version,
    locale: row.locale,
    at: completedAt.toISOString(),
    help,
    picture: coarsePicture(profile),
    sentence: help === 'none' ? (story?.portrait ?? null) : null,
    parts: profile.parts
      .filter((part) => read || part.id === free)
      .map((part) => ({ id: part.id, pomp: part.pomp, half: part.interval.half })),
    articles: read && story ? story.view.articles : about,
  }
  return [{ result, read, coherent: !offersRetake(scored) }]
}

async function testView({ slug, results, compared }: YearTest, locale: Locale): Promise<YearTestView> {
  const [newest] = results
  const instrument = findInstrument(slug, newest?.version)
  if (!instrument) throw new Error(`no instrument ${slug}`)
  const { title } = await loadInstrumentText(instrument, locale)
  return {
    slug,
    title,
    results: results
      .slice(0, most.shown)
      .map(({ sittingId, at, picture, sentence }) => ({ sittingId, at, picture: [...picture], sentence })),
    compared: compared && (await comparedView(slug, compared, locale)),
  }
}

/** Returns the comparison with part names from the compared version. */
async function comparedView(
  slug: string,
  { version, count, changed, stayed }: NonNullable<YearTest['compared']>,
  locale: Locale,
): Promise<YearTestView['compared']> {
  const { dimensions } = await loadInstrumentText({ slug, version }, locale)
  const nameOf = (id: string): string => dimensions[id]?.name ?? id
  return {
    count,
    changed: changed.map(({ id, ...change }) => ({ name: nameOf(id), ...change })),
    stayed: stayed.map(nameOf),
  }
}
