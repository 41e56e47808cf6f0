import { findInstrument } from '@/content/tests/instruments'
import { type Locale, locales } from '@/core/locale'
import { runNightlyStudies } from '@/features/evidence/nightly-studies'
import { commandLineActor } from '@/features/ops/audit'
import { freezeReleaseAsStaff, publishReleaseAsStaff } from '@/features/ops/norms/studies'
import type { Db, OpenDb } from '@/server/db/db'
import { addStudyBatch, forceDraw, simulatedGroups, simulatedPairs } from '@/testing/data/study-data'
import { testWithDraftNorms, testWithNorms } from './norm-tests'

const tripleFor = (slug: string, locale: Locale) => ({
  instrument: slug,
  instrumentVersion: findInstrument(slug)?.version ?? 1,
  locale,
})

/**
 * Seeds public studies of one test in every language and waiting drafts of another one. For tests that take part in a
 * study, also makes the next draws of one test select the visitor, and lets the weeks of the study pass at once.
 */
export async function seedStudies(database: OpenDb): Promise<void> {
  const { db } = database
  for (const locale of locales) {
    const of = tripleFor(testWithNorms.slug, locale)
    await addStudyBatch(db, { ...of, study: 'retest', scope: '' }, { ...simulatedPairs(testWithNorms.slug, 155) })
    await addStudyBatch(db, { ...of, study: 'groups', scope: '' }, { ...simulatedGroups(testWithNorms.slug, 110) })
    const verdicts = { no: 9, partly: 17, yes: 31, asked: 88 }
    await addStudyBatch(db, { ...of, study: 'usefulness', scope: 'mind' }, verdicts)
  }
  await runNightlyStudies(database, new Date())
  const reason = 'the test'
  for (const { id, createdAt } of await db.studyEdition.findMany({ select: { id: true, createdAt: true } })) {
    await freezeReleaseAsStaff(db, commandLineActor, { id, createdAt: createdAt.toISOString(), reason })
    await publishReleaseAsStaff(db, commandLineActor, { id, reason })
  }
  await seedStudyDrafts(database)
  // One draw for each retry.
  await forceDraw(db, tripleFor('sleep', 'en'), true, 3)
  await letWeeksPass(db)
}

/** Seeds waiting drafts of a study in every language. */
export async function seedStudyDrafts(database: OpenDb): Promise<void> {
  for (const locale of locales) {
    const of = tripleFor(testWithDraftNorms, locale)
    const answers = { ...simulatedGroups(testWithDraftNorms, 110) }
    await addStudyBatch(database.db, { ...of, study: 'groups', scope: '' }, answers)
  }
  await runNightlyStudies(database, new Date())
}

/**
 * Installs a trigger for addresses that begin with `later-`: as soon as such a person agrees, the mail of two or four
 * weeks later is due, and the times of the earlier sitting move back by the same interval.
 */
async function letWeeksPass(db: Db): Promise<void> {
  await db.$executeRawUnsafe(`
    CREATE FUNCTION "letWeeksPass"() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE first text;
    BEGIN
      IF NEW."dedupeKey" LIKE 'mail.retest:%:ask' THEN
        UPDATE "Retest" SET "askAt" = "askAt" - interval '14 days', "closesAt" = "closesAt" - interval '14 days'
          WHERE "id" = NEW."payload"->>'retestId' AND "email" LIKE 'later-%' RETURNING "sittingId" INTO first;
        IF first IS NOT NULL THEN
          UPDATE "Sitting" SET "startedAt" = "startedAt" - interval '14 days',
            "completedAt" = "completedAt" - interval '14 days' WHERE "id" = first;
          NEW."runAt" := now();
        END IF;
      ELSIF NEW."dedupeKey" LIKE 'mail.reminder:%:month' AND EXISTS (
        SELECT 1 FROM "Reminder" WHERE "id" = NEW."payload"->>'reminderId' AND "email" LIKE 'later-%'
      ) THEN
        NEW."runAt" := now();
      END IF;
      RETURN NEW;
    END $$`)
  await db.$executeRawUnsafe(`
    CREATE TRIGGER "Outbox_letWeeksPass" BEFORE INSERT ON "Outbox" FOR EACH ROW EXECUTE FUNCTION "letWeeksPass"()`)
}
