import type { Estimate } from '@mindglass/psychometrics/studies/retest'
import { findInstrument, loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { DomainError } from '@/core/error/error'
import { StudyFigures } from '@/core/evidence/study-data'
import { estimateShare } from '@/core/evidence/study-releases'
import type { Locale } from '@/core/locale'
import { auditDraws } from '@/features/evidence/draw'
import { listStudyStatuses, type StudyStatus } from '@/features/evidence/overview'
import {
  findStudyRelease,
  freezeStudyRelease,
  getStudyReleaseState,
  listDisclosiveFigures,
  publishStudyRelease,
  withdrawStudyRelease,
} from '@/features/evidence/releases/study-releases'
import { type StudyKey, toStudyKey } from '@/features/evidence/studies'
import type { Db } from '@/server/db/db'
import { type Actor, runAuditedAction } from '../audit'
import { skipTake } from '../schema'
import { releaseTimesOf } from './norms'
import type {
  FreezeStudyReleaseInput,
  ListStudiesInput,
  StudyFigure,
  StudyReleaseActionInput,
  StudyReleaseDetail,
  StudyRows,
} from './studies-schema'

const lists: Readonly<Record<ListStudiesInput['filter'], (status: StudyStatus) => boolean>> = {
  offered: ({ offered }) => offered,
  waiting: ({ open }) => open !== null,
  all: () => true,
}

/** Lists the state of the studies. The read is not logged: these are sums over many people. */
export async function listStudies(db: Db, input: ListStudiesInput, locale: Locale): Promise<StudyRows> {
  const q = input.q.toLowerCase()
  const all = await Promise.all(
    (await listStudyStatuses(db)).filter(lists[input.filter]).map(async ({ offered: _, ...status }) => ({
      ...status,
      title: await titleOf(status, locale),
    })),
  )
  const found = all.filter(
    ({ instrument, title, study }) => q === '' || `${instrument} ${title} ${study}`.toLowerCase().includes(q),
  )
  const { skip, take } = skipTake(input)
  const drawFaults = (await auditDraws(db)).length
  return { rows: found.slice(skip, skip + take), total: found.length, drawFaults }
}

/** Returns the title of the test, and of the plan if the study is about one. */
async function titleOf({ instrument: slug, instrumentVersion, scope }: StudyKey, locale: Locale): Promise<string> {
  const instrument = findInstrument(slug, instrumentVersion)
  if (!instrument) return slug
  const { title } = await loadInstrumentText(instrument, locale)
  if (scope === '') return title
  const piece = (await loadOwnReport(instrument, locale))?.words.pieces[`week.${scope}`]
  return `${title}: ${piece && typeof piece !== 'string' ? piece.title : scope}`
}

const estimate = (name: StudyFigure['name'], { value, from, to }: Estimate): StudyFigure => ({
  name,
  value,
  interval: { from, to },
  sd: null,
  n: null,
})
const mean = (name: StudyFigure['name'], of: { mean: number; sd: number; n?: number }): StudyFigure => ({
  name,
  value: of.mean,
  interval: null,
  sd: of.sd,
  n: of.n ?? null,
})

/** Returns the data to check before a release is frozen. @throws DomainError NOT_FOUND */
export async function readStudyRelease(db: Db, id: string, locale: Locale): Promise<StudyReleaseDetail> {
  const release = await findStudyRelease(db, id)
  const instrument = release && findInstrument(release.instrument, release.instrumentVersion)
  if (!instrument) throw new DomainError('NOT_FOUND')
  const text = await loadInstrumentText(instrument, locale)
  const nameOf = (part: string) => text.dimensions[part]?.name ?? part
  const { number, n, codeHash, itemHash, plan } = release
  return {
    id,
    ...toStudyKey(release),
    title: await titleOf(release, locale),
    number,
    state: getStudyReleaseState(release),
    n,
    codeHash,
    itemHash,
    plan,
    ...releaseTimesOf(release),
    close: await listDisclosiveFigures(db, release),
    ...viewOf(StudyFigures.parse(release.figures), nameOf),
  }
}

function viewOf(figures: StudyFigures, nameOf: (part: string) => string): Pick<StudyReleaseDetail, 'parts' | 'people'> {
  switch (figures.study) {
    case 'retest': {
      const { joined, drawn, asked: input, pairs, careless } = figures.people
      const counts = { joined, drawn, asked: input, pairs, careless, days: figures.days }
      return {
        people: Object.entries(counts).map(([name, count]) => ({ name: name as keyof typeof counts, count })),
        parts: figures.parts.map(({ id, n, first, second, change, sdOfDifferences, sem, icc }) => ({
          id,
          name: nameOf(id),
          figures: [
            { ...mean('pairs', { mean: n, sd: 0 }), sd: null },
            ...[mean('first', first), mean('second', second), estimate('change', change)],
            ...[estimate('sdOfDifferences', sdOfDifferences), estimate('sem', sem), estimate('icc', icc)],
          ],
        })),
      }
    }
    case 'groups':
      return {
        people: (['yes', 'no', 'skipped'] as const).map((name) => ({ name, count: figures.people[name] })),
        parts: figures.parts.map(({ id, yes, no, g, auc }) => ({
          id,
          name: nameOf(id),
          figures: [mean('yes', yes), mean('no', no), estimate('g', g), estimate('auc', auc)],
        })),
      }
    case 'usefulness': {
      const { yes, partly, no, asked: input } = figures
      const answered = yes + partly + no
      const share = (name: StudyFigure['name'], count: number) => ({
        ...estimate(name, estimateShare(count, answered)),
        n: count,
      })
      return {
        people: [
          { name: 'asked', count: input },
          { name: 'answered', count: answered },
        ],
        parts: [
          {
            id: 'answers',
            name: '',
            figures: [share('answerYes', yes), share('answerPartly', partly), share('answerNo', no)],
          },
        ],
      }
    }
  }
}

const subject = (id: string): string => `study:${id}`
const done = (was: boolean): void => {
  if (!was) throw new DomainError('NORMS_CHANGED')
}

/**
 * Freezes a release: its figures no longer change.
 * @throws DomainError NORMS_CHANGED when it is no draft, was drafted again since, or is too close to a public one
 */
export const freezeReleaseAsStaff = (
  db: Db,
  by: Actor,
  { id, createdAt, reason }: FreezeStudyReleaseInput,
  now = new Date(),
): Promise<void> =>
  runAuditedAction(db, by, { act: 'study.freeze', subject: subject(id), reason }, async () =>
    done(await freezeStudyRelease(db, id, by.name, new Date(createdAt), now)),
  )

/**
 * Publishes a release on the page of studies.
 * @throws DomainError NORMS_CHANGED when it is not frozen, or is published
 */
export const publishReleaseAsStaff = (
  db: Db,
  by: Actor,
  { id, reason }: StudyReleaseActionInput,
  now = new Date(),
): Promise<void> =>
  runAuditedAction(db, by, { act: 'study.publish', subject: subject(id), reason }, async () =>
    done(await publishStudyRelease(db, id, now)),
  )

/**
 * Withdraws a release: it is marked as wrong, but stays readable.
 * @throws DomainError NORMS_CHANGED when it is a draft, or withdrawn
 */
export const withdrawReleaseAsStaff = (
  db: Db,
  by: Actor,
  { id, reason }: StudyReleaseActionInput,
  now = new Date(),
): Promise<void> =>
  runAuditedAction(db, by, { act: 'study.withdraw', subject: subject(id), reason }, async () =>
    done(await withdrawStudyRelease(db, id, now)),
  )
