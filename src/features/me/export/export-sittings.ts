import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import type { Locale } from '@/core/locale'
import { decryptSittingColumns } from '@/features/assessments/stored-sitting'
import { decryptTreatment } from '@/features/evidence/treatment'
import type { Comparison, Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { type ExportPage, pageQuery, toExportPage, withLanguage } from './export-page'

const sittingParts = {
  entitlement: {
    select: {
      createdAt: true,
      firstReadAt: true,
      usedAt: true,
      warnedAt: true,
      suspendedAt: true,
      revokedAt: true,
      closedFor: true,
      orderId: true,
      creditEntryId: true,
    },
  },
  review: {
    select: {
      name: true,
      content: true,
      rating: true,
      locale: true,
      createdAt: true,
      editedAt: true,
      waitingSince: true,
      hiddenAt: true,
      hiddenReason: true,
      answer: true,
      answeredAt: true,
    },
  },
  reminder: {
    select: {
      email: true,
      locale: true,
      consentVersion: true,
      consentAt: true,
      confirmedAt: true,
      weekAt: true,
      weekSentAt: true,
      monthAt: true,
      usefulnessConsentVersion: true,
      usefulnessConsentAt: true,
    },
  },
  retest: {
    select: {
      secondSittingId: true,
      consentVersion: true,
      consentAt: true,
      transferVersion: true,
      listNumber: true,
      place: true,
      isDrawn: true,
      email: true,
      confirmedAt: true,
      askAt: true,
      askedAt: true,
      remindedAt: true,
      closesAt: true,
      leftAt: true,
    },
  },
  treatment: {
    select: { id: true, consentVersion: true, consentAt: true, transferVersion: true, answer: true },
  },
  shareCards: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { dimensions: true, portrait: true, name: true, locale: true, createdAt: true, revokedAt: true },
  },
  invitations: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  comparisons: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.SittingInclude

/** Returns a row with its answer about treatment as a word. */
const treatmentWritten = ({ id, answer, ...row }: Parameters<typeof decryptTreatment>[0]) => ({
  ...row,
  answer: decryptTreatment({ id, answer }),
})

/** Returns a comparison from the side of one of the two people. */
const comparisonOf = (row: Comparison, invited: boolean) => ({
  /** Whether the other person sent the invitation. */
  invited,
  name: invited ? row.inviteeName : row.inviterName,
  with: invited ? row.inviterName : row.inviteeName,
  dimensions: row.dimensions,
  portrait: row.portrait,
  agreedAt: invited ? row.inviteeConsentAt : row.inviterConsentAt,
  cardAgreedAt: invited ? row.inviteeCardAt : row.inviterCardAt,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  endedAt: row.endedAt,
})

/** Returns one page of the sittings of these guests, with all data linked to them. */
export async function readSittingsPage(
  db: Db,
  guest: Prisma.GuestWhereInput,
  locale: Locale,
  after: string | null,
): Promise<ExportPage> {
  const rows = await db.sitting.findMany({ where: { guest }, include: sittingParts, ...pageQuery(after) })
  const written = rows.map(
    async ({ id, instrument: test, instrumentVersion: version, entitlement, review, ...row }) => {
      const instrument = findInstrument(test, version)
      const {
        consentVersion,
        consentAt,
        normsConsentAt,
        normsCollectedAt,
        isRepeat,
        normVersionId,
        transferVersion,
        transferAt,
        startedAt,
        savedAt,
        completedAt,
      } = row
      const opened = decryptSittingColumns({ id, ...row })
      return {
        id,
        test,
        version,
        title: instrument ? (await loadInstrumentText(instrument, locale)).title : test,
        language: row.locale,
        consentVersion,
        consentAt,
        normsConsentAt,
        normsCollectedAt,
        isRepeat,
        normVersionId,
        transferVersion,
        transferAt,
        startedAt,
        savedAt,
        completedAt,
        answers: opened.responses,
        result: opened.result,
        report: entitlement && {
          openedAt: entitlement.createdAt,
          firstReadAt: entitlement.firstReadAt,
          usedAt: entitlement.usedAt,
          warnedAt: entitlement.warnedAt,
          suspendedAt: entitlement.suspendedAt,
          revokedAt: entitlement.revokedAt,
          closedFor: entitlement.closedFor,
          orderId: entitlement.orderId,
          byCredit: entitlement.creditEntryId !== null,
        },
        review: review && withLanguage(review),
        reminder: row.reminder && withLanguage(row.reminder),
        retest: row.retest,
        treatment: row.treatment && treatmentWritten(row.treatment),
        cards: row.shareCards.map(withLanguage),
        comparisons: [
          ...row.invitations.map((one) => comparisonOf(one, false)),
          ...row.comparisons.map((one) => comparisonOf(one, true)),
        ],
      }
    },
  )
  return toExportPage(rows, await Promise.all(written))
}

/** Returns the hidden reviews of these guests, and why each was hidden. */
export async function readHiddenReviews(db: Db, guest: Prisma.GuestWhereInput) {
  const holds = await db.reviewHold.findMany({ where: { guest }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  return holds.map(({ instrument: test, reason, createdAt: hiddenAt }) => ({ test, reason, hiddenAt }))
}
