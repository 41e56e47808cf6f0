import { studyConsents } from '@/features/evidence/consents'
import { encryptTreatment } from '@/features/evidence/treatment'
import type { OpenDb } from '@/server/db/db'
import { TestBrowser } from '../test-browser'
import { openAccount, signIn } from './accounts'
import { createPaidOrder } from './orders'
import { createBoughtProduct } from './products'
import { createReminder } from './reminders'
import { createComparisonInvite, makeCard } from './share'

/** Returns a retest with a value in every column. */
const everyColumn = () => {
  const at = new Date()
  return {
    id: 'e',
    keyHash: 'k',
    consentVersion: studyConsents.retest,
    consentAt: at,
    transferVersion: '2026-11-1',
    listNumber: 1,
    place: 7,
    isDrawn: true,
    email: 'ana@example.org',
    confirmedAt: at,
    askAt: at,
    askedAt: at,
    remindedAt: at,
    closesAt: at,
    leftAt: at,
  }
}

/** Creates an account with a row in every table. */
export async function createEveryRow(database: OpenDb) {
  const { db } = database
  const browser = new TestBrowser(database)
  const userId = await openAccount(db)
  await signIn(browser)
  const { sittingId: shared } = await createComparisonInvite(browser)
  await makeCard(browser, shared, { name: 'A.' })
  const consents = { usefulnessConsentVersion: studyConsents.usefulness, usefulnessConsentAt: new Date() }
  await createReminder(db, shared, { weekSentAt: new Date(), ...consents })
  await db.retest.create({ data: { sittingId: shared, ...everyColumn() } })
  await db.treatmentAnswer.create({
    data: {
      id: 't',
      sittingId: shared,
      consentVersion: studyConsents.groups,
      consentAt: new Date(),
      transferVersion: '2026-11-1',
      answer: encryptTreatment('t', 'yes'),
    },
  })
  const bought = await createPaidOrder(db, { email: 'ana@example.org' })
  const { guestId, sittingId } = await db.order.update({ where: { id: bought.id }, data: { userId } })
  await db.guest.update({ where: { id: guestId ?? '' }, data: { userId } })
  const said = { name: 'Ana', content: 'Clear and calm', rating: 5, locale: 'en' as const, instrument: 'sleep' }
  await db.review.create({ data: { id: 'r', sittingId: sittingId ?? '', guestId: guestId ?? '', ...said } })
  await db.reviewHold.create({ data: { id: 'r', guestId: guestId ?? '', instrument: 'sleep', reason: 'law' } })
  await createBoughtProduct(db, { userId, sku: 'gift-pack-3', giftEmail: 'eve@example.org' })
  await db.vipGrant.create({ data: { userId } })
  const money = { orderId: bought.id, amountMinor: 100, currency: 'USD' }
  await db.refund.create({ data: { id: 'f', ...money, rule: 'goodwill', state: 'done', doneAt: new Date() } })
  await db.dispute.create({ data: { id: 'd', ...money, state: 'won', reason: 'general', createdAt: new Date() } })
  const where = { userId }
  return {
    shared,
    user: await db.user.findUniqueOrThrow({ where: { id: userId } }),
    session: await db.session.findFirstOrThrow({ where }),
    sitting: await db.sitting.findUniqueOrThrow({ where: { id: sittingId ?? '' } }),
    order: await db.order.findUniqueOrThrow({ where: { id: bought.id } }),
    entitlement: await db.entitlement.findFirstOrThrow({ where: { orderId: bought.id } }),
    credit: await db.creditEntry.findFirstOrThrow({ where, orderBy: { id: 'asc' } }),
    vip: await db.vipGrant.findUniqueOrThrow({ where }),
    gift: await db.gift.findFirstOrThrow(),
    review: await db.review.findFirstOrThrow(),
    hold: await db.reviewHold.findFirstOrThrow(),
    reminder: await db.reminder.findFirstOrThrow(),
    retest: await db.retest.findFirstOrThrow(),
    treatment: await db.treatmentAnswer.findFirstOrThrow(),
    refund: await db.refund.findFirstOrThrow(),
    dispute: await db.dispute.findFirstOrThrow(),
    card: await db.shareCard.findFirstOrThrow(),
    comparison: await db.comparison.findFirstOrThrow(),
  }
}
