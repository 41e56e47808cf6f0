import { createGift } from '@/features/shop/gifts'
import { randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import type { TestBrowser } from '../test-browser'
import { openAccount, signIn } from './accounts'
import { createPaidOrder } from './orders'
import { completeSitting, publishedInstrument, startSitting } from './sittings'
import { createStudySitting } from './studies'
import { forceDraw } from './study-data'

/** Ids of all of Ana's data that can be seen or changed. */
export interface AnasData {
  open: string
  locked: string
  unlocked: string
  orderId: string
  reviewId: string
  gift: string
  /** Finished sitting whose question about treatment is answered. */
  studySittingId: string
  /** Finished sitting with consent to a retest, and drawn for it. */
  drawn: string
}

/** Creates her account with all of this data, signed in. */
export async function createAnasData(db: Db, who: TestBrowser): Promise<AnasData> {
  const userId = await openAccount(db)
  const locked = await completeSitting(who)
  const unlocked = await completeSitting(who)
  const open = await startSitting(who)
  await signIn(who)
  const studySittingId = await createStudySitting(who, 'treatment', { slug: 'worry' })
  const { evidence } = await who.api()
  await evidence.answerTreatment({ sittingId: studySittingId, answer: 'no', inChina: false })
  const drawn = await createStudySitting(who, 'retest', { slug: 'self-worth' })
  const triple = { instrument: 'self-worth', instrumentVersion: publishedInstrument('self-worth').version }
  await forceDraw(db, { ...triple, locale: who.locale }, true)
  await evidence.joinRetest({ sittingId: drawn, agreed: true, abroad: false, inChina: false })
  await (await who.api()).report.unlock({ sittingId: unlocked })
  const { id: orderId } = await createPaidOrder(db, { email: 'ana@example.org' })
  await db.order.update({ where: { id: orderId }, data: { userId } })
  const reviewId = randomId()
  const { guestId } = await db.sitting.findUniqueOrThrow({ where: { id: locked } })
  const review = { name: 'Ana', content: 'clear', locale: 'en' as const, instrument: 'sleep' }
  await db.review.create({ data: { id: reviewId, sittingId: locked, guestId, ...review } })
  const giftOrder = await createPaidOrder(db, { email: 'ana@example.org' })
  await db.order.update({ where: { id: giftOrder.id }, data: { userId, sku: 'gift-pack-3' } })
  const present = { orderId: giftOrder.id, sku: 'pack-3' as const, recipientEmail: 'f@example.org', giverName: 'Ana' }
  const gift = await db.$transaction((tx) => createGift(tx, present))
  return { open, locked, unlocked, orderId, reviewId, gift, studySittingId: studySittingId, drawn }
}
