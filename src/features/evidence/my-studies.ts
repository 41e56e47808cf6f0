import type { Prisma } from '@/generated/prisma/client'
import { type Owner, ownedBy } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import type { MyStudies } from './schema'

/**
 * Filters for study data still linked to sittings of this browser or account. Batches copied from such data lead to no
 * person, so they cannot be found here.
 */
const whereOf = (principal: Owner) => {
  const sitting = ownedBy(principal)
  return {
    retest: { sitting, isDrawn: true, leftAt: null } satisfies Prisma.RetestWhereInput,
    treatment: { sitting } satisfies Prisma.TreatmentAnswerWhereInput,
    plan: { sitting, usefulnessConsentAt: { not: null } } satisfies Prisma.ReminderWhereInput,
  }
}

export async function countMyStudies(db: Db, principal: Owner): Promise<MyStudies> {
  const where = whereOf(principal)
  const [retests, treatments, plans] = await Promise.all([
    db.retest.count({ where: where.retest }),
    db.treatmentAnswer.count({ where: where.treatment }),
    db.reminder.count({ where: where.plan }),
  ])
  return { retests, treatments, plans }
}

/**
 * Withdraws every consent to a study whose answers are not counted yet; the reminder mails about a week are still sent.
 */
export async function leaveStudies(db: Db, principal: Owner, now = new Date()): Promise<void> {
  const where = whereOf(principal)
  await db.$transaction([
    db.retest.updateMany({ where: where.retest, data: { leftAt: now, email: null, confirmedAt: null } }),
    db.treatmentAnswer.deleteMany({ where: where.treatment }),
    db.reminder.updateMany({
      where: where.plan,
      data: { usefulnessConsentAt: null, usefulnessConsentVersion: null },
    }),
  ])
}
