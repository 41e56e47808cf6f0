import { currentInstruments } from '@/content/tests/instruments'
import { minParticipants, nextStudyMilestone } from '@/core/evidence/plan'
import { locales } from '@/core/locale'
import { normScopeOf } from '@/features/norms/norm-scope'
import type { Db } from '@/server/db/db'
import { getStudyReleaseState, listStudyReleases, type StudyReleaseState } from './releases/study-releases'
import { countStudy, listBegunStudies, nameOfStudy, type StudyKey } from './studies'
import { decryptTicketSubject } from './tickets'

/** Status of one study. */
export interface StudyStatus extends StudyKey {
  /** Whether the site offers its version today. */
  offered: boolean
  /** Number of pairs, of people in the smaller group, or of answers; and the number at which figures are made next. */
  n: number
  next: number
  /** Number of people not in a batch yet: their second sitting is missing, or too few others have answered. */
  waiting: number
  /** The newest release that waits for an operator: a draft, or frozen and not yet published. */
  open: { id: string; number: number; state: 'draft' | 'frozen' } | null
  published: { id: string; number: number; n: number } | null
}

/**
 * Lists the two studies of every current test in every language, every plan with a question sent, and older versions
 * with batches.
 */
export async function listStudyStatuses(db: Db): Promise<StudyStatus[]> {
  const [begun, waiting] = await Promise.all([listBegunStudies(db), countWaiting(db)])
  const today = currentInstruments().flatMap(({ slug, version }) =>
    locales.flatMap((locale) =>
      (['retest', 'groups'] as const).map(
        (study): StudyKey => ({ study, instrument: slug, instrumentVersion: version, locale, scope: '' }),
      ),
    ),
  )
  const offered = new Set(currentInstruments().map(({ slug, version }) => `${slug} ${version}`))
  const names = new Set(today.map(nameOfStudy))
  const all = [
    ...today,
    ...[...begun, ...waiting.plans].filter((of) => !names.has(nameOfStudy(of)) && names.add(nameOfStudy(of))),
  ]
  const found: StudyStatus[] = []
  for (const of of all) {
    const [{ n }, releases] = [await countStudy(db, of), await listStudyReleases(db, of)]
    const last = releases.at(-1)
    const state: StudyReleaseState | null = last ? getStudyReleaseState(last) : null
    const published = releases.findLast((release) => getStudyReleaseState(release) === 'published')
    found.push({
      ...of,
      offered: offered.has(`${of.instrument} ${of.instrumentVersion}`),
      n,
      next: n === 0 ? minParticipants[of.study] : nextStudyMilestone(of.study, n),
      waiting: waiting.count.get(nameOfStudy(of)) ?? 0,
      open: last && (state === 'draft' || state === 'frozen') ? { id: last.id, number: last.number, state } : null,
      published: published ? { id: published.id, number: published.number, n: published.n } : null,
    })
  }
  return found
}

/**
 * Counts the people not in a batch yet, by the name of their study. The subject of a ticket is encrypted, so the
 * database cannot count tickets by plan.
 */
async function countWaiting(db: Db): Promise<{ count: Map<string, number>; plans: StudyKey[] }> {
  const triple = { select: { instrument: true, instrumentVersion: true, locale: true } } as const
  const [retests, answers, tickets] = await Promise.all([
    db.retest.findMany({ where: { isDrawn: true, leftAt: null }, select: { sitting: triple } }),
    db.treatmentAnswer.findMany({ select: { sitting: triple } }),
    db.planTicket.findMany({ select: { id: true, about: true } }),
  ])
  const plans = tickets.map((ticket): StudyKey => {
    const { plan, ...about } = decryptTicketSubject(ticket)
    return { study: 'usefulness', ...normScopeOf(about), scope: plan }
  })
  const all: StudyKey[] = [
    ...retests.map(({ sitting }): StudyKey => ({ study: 'retest', ...normScopeOf(sitting), scope: '' })),
    ...answers.map(({ sitting }): StudyKey => ({ study: 'groups', ...normScopeOf(sitting), scope: '' })),
    ...plans,
  ]
  const count = new Map<string, number>()
  for (const of of all) count.set(nameOfStudy(of), (count.get(nameOfStudy(of)) ?? 0) + 1)
  return { count, plans }
}
