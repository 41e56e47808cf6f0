-- Why: what is old enough to be deleted is found by index instead of by reading every sitting, report and job.
-- Lock: each index locks its table against writes while it is built, about a second for each million rows; on a large
-- table create it before with CREATE INDEX CONCURRENTLY, under the same name. Undo: DROP INDEX.
-- CreateIndex
CREATE INDEX IF NOT EXISTS "Entitlement_usedAt_idx" ON "Entitlement"("usedAt");

-- CreateIndex
CREATE INDEX IF NOT EXISTS "Entitlement_revokedAt_idx" ON "Entitlement"("revokedAt");

-- CreateIndex
CREATE INDEX IF NOT EXISTS "Outbox_doneAt_idx" ON "Outbox"("doneAt");

-- CreateIndex
CREATE INDEX IF NOT EXISTS "Sitting_savedAt_idx" ON "Sitting"("savedAt");

