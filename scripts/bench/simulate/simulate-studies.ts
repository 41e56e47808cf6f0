import { csvOf } from '@mindglass/psychometrics/publication/published-tables'
import { seededRandom } from '@mindglass/psychometrics/random'
import type { Instrument } from '@/core/instrument'
import { findInstrument } from '../../../src/content/tests/instruments'
import { planAnswerDays, retestDays, type Treatment } from '../../../src/core/evidence/plan'
import { verdicts } from '../../../src/core/evidence/release'
import { createPersonSimulator, type SimulatedPerson } from '../../../src/core/evidence/simulated-people'
import { buildStudyTable } from '../../../src/core/evidence/study-tables'
import { DAY_MS } from '../../../src/core/time'
import { consentVersion } from '../../../src/features/assessments/consent'
import { startSitting, submitSitting } from '../../../src/features/assessments/service'
import { auditDraws, countDraws } from '../../../src/features/evidence/draw'
import { runNightlyStudies } from '../../../src/features/evidence/nightly-studies'
import { listPublishedStudies } from '../../../src/features/evidence/releases/published-studies'
import {
  findStudyRelease,
  freezeStudyRelease,
  publishStudyRelease,
} from '../../../src/features/evidence/releases/study-releases'
import {
  confirmRetestAddress,
  giveRetestAddress,
  joinRetest,
  keyOfRetest,
} from '../../../src/features/evidence/retest/retest'
import { retestJobs } from '../../../src/features/evidence/retest/retest-mail'
import { answerTreatment, getStudyQuestion } from '../../../src/features/evidence/study-question'
import { answerTicket, keyOfTicket, ticketIdOf } from '../../../src/features/evidence/tickets'
import type { NormScope } from '../../../src/features/norms/norm-scope'
import { confirmReminder, keyOfReminder, requestReminder } from '../../../src/features/report/reminder/reminder'
import { reminderJobs } from '../../../src/features/report/reminder/reminder-mail'
import { randomId } from '../../../src/server/crypto/secrets'
import type { OpenDb } from '../../../src/server/db/db'
import { runJob } from '../../../src/server/jobs/outbox'
import { applyRetention } from '../../../src/server/retention/retention'

/** Number of days on which people arrive; the simulation continues until everything is counted. */
const arrivalDays = 30

interface Options extends NormScope {
  people: number
  seed: number
}

interface Visitor {
  person: SimulatedPerson
  sittingId: string
  guestId: string
  /** Day of the second sitting, set after the invitation. */
  returns: number | null
  isBack: boolean
}

/** Results of a simulation, for callers that need more than the printed lines. */
export interface StudySimulation {
  /** Number of completed mail jobs, including those that found no mail to send. */
  mails: number
  seconds: number
  /** Ids of the releases that were published. */
  published: string[]
}

/**
 * Simulates the three studies from start to end with simulated people on an empty database: consents, draws, mail jobs,
 * second sittings, batches, milestones, figures, freezing and publishing, through the same functions as on the site.
 * @param say receives a line for each week, and the figures
 */
export async function simulateStudies(
  database: OpenDb,
  options: Options,
  say: (line: string) => void,
): Promise<StudySimulation> {
  const { db } = database
  const { people, seed, instrument: slug, instrumentVersion, locale } = options
  const triple: NormScope = { instrument: slug, instrumentVersion, locale }
  const instrument = findInstrument(slug, instrumentVersion)
  if (!instrument) throw new Error(`There is no test ${slug} v${instrumentVersion}.`)
  const random = seededRandom(seed)
  const next = createPersonSimulator(instrument, seed)
  const begin = Date.now() - (arrivalDays + retestDays.closed + 2 * planAnswerDays + 10) * DAY_MS
  const at = (day: number) => new Date(begin + day * DAY_MS)
  let now = at(0)
  const handlers = { ...retestJobs(db, () => now), ...reminderJobs(db, () => now) }
  const visitors: Visitor[] = []
  const answered = new Set<string>()
  const life: StudySimulation = { mails: 0, seconds: 0, published: [] }
  const last = arrivalDays + retestDays.closed + 2 * planAnswerDays

  for (let day = 0; day <= last; day++) {
    now = at(day)
    // The nightly job runs first: lists of draws exist before the first person is drawn.
    const night = await runNightlyStudies(database, now)
    for (const id of night?.drafted ?? []) await publish(id)
    if (day % 7 === 0) await applyRetention(db, now)
    const arriving = day < arrivalDays ? Math.round((people * (day + 1)) / arrivalDays) - visitors.length : 0
    for (let count = 0; count < arriving; count++) visitors.push(await arrive(next()))
    await sendDueMails()
    await comeBack(day)
    await answerPlans()
    if (day % 7 === 0 || day === last) await sayWhere(day)
  }
  const faults = await auditDraws(db)
  say(faults.length === 0 ? 'Draws: every one says what its list holds.' : faults.join('\n'))
  await sayFigures()
  return life

  function responsesOf(test: Instrument, answers: Readonly<Record<string, number>>) {
    return test.order.map((item, index) => ({ item, value: answers[item] ?? null, ms: 3500, at: index + 1 }))
  }

  async function take(person: SimulatedPerson, time: 'first' | 'second', guestId: string | null, retestKey?: string) {
    const sittingId = randomId()
    const owner = { guestId, userId: null }
    const consent = { consentVersion, healthConsent: true, adult: true, normsConsent: false } as const
    const start = { sittingId, slug, ...consent, ...(retestKey !== undefined && { retestKey }) }
    await startSitting(db, owner, locale, start, now)
    const row = await db.sitting.findUniqueOrThrow({ where: { id: sittingId }, select: { guestId: true } })
    const responses = responsesOf(instrument as Instrument, person.answers(time))
    await submitSitting(db, { guestId: row.guestId, userId: null }, { sittingId, responses }, now)
    return { sittingId, guestId: row.guestId }
  }

  /** Takes the test, and answers the one question below the result, if there is one. */
  async function arrive(person: SimulatedPerson): Promise<Visitor> {
    const { sittingId, guestId } = await take(person, 'first', null)
    const principal = { guestId, userId: null, mustChangePassword: false, reportKeyHashes: [] }
    const asking = {
      database,
      db,
      principal,
      locale,
      cookieHeader: null,
      ip: `10.${visitors.length >> 8}.${visitors.length & 255}.7`,
    }
    const email = `reader-${visitors.length}@example.org`
    const question = await getStudyQuestion(asking, sittingId, now)
    if (question.kind === 'treatment' && random() < 0.9) {
      const answer: Treatment = random() < 0.05 ? 'skip' : person.treated ? 'yes' : 'no'
      await answerTreatment(asking, { sittingId, answer, inChina: false }, now)
    }
    if (question.kind === 'retest' && random() < 0.95) {
      const drawn = await joinRetest(asking, { sittingId, agreed: true, abroad: false, inChina: false }, now)
      if (drawn.kind === 'retest' && drawn.step === 'address') {
        await giveRetestAddress(asking, { sittingId, email }, now)
        const { id, keyHash } = await db.retest.findUniqueOrThrow({ where: { sittingId } })
        if (random() < 0.98) await confirmRetestAddress(db, keyOfRetest(id, keyHash), now)
      }
    }
    if (random() < 0.6) await readReport(asking, sittingId, email)
    return { person, sittingId, guestId, returns: null, isBack: false }
  }

  /** Opens the full report, like a purchase, and requests the two mails with the question about the plan. */
  async function readReport(
    asking: Parameters<typeof requestReminder>[0],
    sittingId: string,
    email: string,
  ): Promise<void> {
    await db.entitlement.create({ data: { id: randomId(), sittingId, firstReadAt: now } })
    try {
      await requestReminder(asking, { sittingId, email, agreed: true, helped: true }, now)
    } catch {
      // No mails are offered if help comes first or there is no plan.
      return
    }
    const reminder = await db.reminder.findUnique({ where: { sittingId } })
    if (reminder) await confirmReminder(db, keyOfReminder(reminder.id, reminder.keyHash), now)
  }

  async function sendDueMails(): Promise<void> {
    const due = await db.outbox.findMany({
      where: { runAt: { lte: now }, doneAt: null, failedAt: null },
      orderBy: [{ runAt: 'asc' }, { id: 'asc' }],
    })
    for (const job of due) {
      if (job.topic === 'mail.reminder') await noteTicket(job.payload)
      if ((await runJob(db, handlers, job)) === 'done') life.mails++
    }
  }

  /**
   * Remembers the ticket of a month mail for `answerPlans`, because its stored row leads
   * neither to the reminder nor to the person.
   */
  async function noteTicket(payload: unknown): Promise<void> {
    const { reminderId, after } = payload as { reminderId: string; after: string }
    if (after === 'month') answered.add(ticketIdOf(reminderId))
  }

  /** Brings invited people back: three of four within a week, others after the reminder or never. */
  async function comeBack(day: number): Promise<void> {
    const invited = await db.retest.findMany({ where: { askedAt: { not: null }, secondSittingId: null } })
    for (const entry of invited) {
      const visitor = visitors.find(({ sittingId, isBack }) => sittingId === entry.sittingId && !isBack)
      if (!visitor) continue
      const chance = random()
      visitor.returns ??= day + Math.floor(chance < 0.75 ? 6 * random() : chance < 0.95 ? 7 + 6 * random() : 99)
      if (day < visitor.returns) continue
      visitor.isBack = true
      // One in three opens the mail in another browser.
      const guestId = random() < 1 / 3 ? null : visitor.guestId
      await take(visitor.person, 'second', guestId, keyOfRetest(entry.id, entry.keyHash))
      life.seconds++
    }
  }

  /** Answers the question about the plan for seven of ten people. */
  async function answerPlans(): Promise<void> {
    for (const id of answered) {
      answered.delete(id)
      const chance = random()
      const verdict = verdicts[chance < 0.2 ? 0 : chance < 0.55 ? 1 : 2] ?? 'yes'
      if (random() < 0.7) await answerTicket(db, keyOfTicket(id), verdict, now)
    }
  }

  /** Freezes and publishes a draft, as a person does after reading it. */
  async function publish(id: string): Promise<void> {
    const release = await findStudyRelease(db, id)
    if (!release) return
    const frozen = await freezeStudyRelease(db, id, 'the simulation', release.createdAt, now)
    if (frozen && (await publishStudyRelease(db, id, now))) {
      life.published.push(id)
      say(`${id}: drafted, frozen and published from ${release.n}`)
    }
  }

  async function sayWhere(day: number): Promise<void> {
    const { joined, drawn, asked } = await countDraws(db, triple)
    const [answers, tickets, batches] = await Promise.all([
      db.treatmentAnswer.count(),
      db.planTicket.count(),
      db.studyBatch.groupBy({ by: ['study'], _count: true }),
    ])
    const made = batches.map(({ study, _count }) => `${study} ${_count}`).join(', ') || 'none'
    say(
      `day ${String(day).padStart(3)}: ${visitors.length} people; ${joined} agreed, ${drawn} drawn, ${asked} asked, ${life.seconds} back; ` +
        `${life.mails} jobs of mails done; ${answers} answers and ${tickets} tickets wait; batches: ${made}`,
    )
  }

  async function sayFigures(): Promise<void> {
    const { studies, lists } = await listPublishedStudies(db, instrument as Instrument, locale)
    for (const { study, scope, count, goal, releases } of studies) {
      say(`\n${study}${scope && ` ${scope}`}: ${count ?? 'fewer than 5'} of ${goal}`)
      const [release] = releases
      if (release) say(csvOf(buildStudyTable(release.figures)).trim())
    }
    const full = lists.filter(({ seed: told }) => told !== null).length
    say(`\n${lists.length} lists of draws, ${full} with their seed public`)
  }
}
