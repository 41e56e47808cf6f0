import GiftMail, { giftMailSubject } from '@emails/GiftMail'
import PurchaseMail, { type Bought, purchaseMailSubject } from '@emails/PurchaseMail'
import { productNames } from '@/content/catalogue'
import { groupedGiftCode } from '@/core/commerce/gift-code'
import { isGift, reportsIn, type ShopSku } from '@/core/commerce/product'
import { maskEmail } from '@/core/email'
import { env } from '@/env'
import type { Order } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { jobs } from '@/server/jobs'
import { sendMail } from '@/server/mail'
import { type Handlers, handle, type Job, PermanentFailure } from '@/server/outbox'
import { skuOf } from '@/server/sku'
import { giftCode } from './gifts'
import { receiptOf } from './receipt'

/** The mails of the shop. What they say, and whether it is still true, is read when they are sent. */
export const shopJobs = (db: Db): Handlers => ({
  ...handle(jobs.mailPurchase, ({ orderId }, job) => mailPurchase(db, orderId, job)),
  ...handle(jobs.mailGift, ({ giftId }, job) => mailGift(db, giftId, job)),
})

const giftsUrl = (): string => `${env.APP_URL}/me/shop`

/** What an order of the shop brought, and where that is. */
function boughtIn({ giftEmail }: Order, sku: ShopSku): { bought: Bought; url: string } {
  if (isGift(sku)) return { bought: { kind: 'gift', recipient: maskEmail(giftEmail ?? '') }, url: giftsUrl() }
  const url = `${env.APP_URL}/me`
  return sku === 'vip' ? { bought: { kind: 'vip' }, url } : { bought: { kind: 'pack', reports: reportsIn(sku) }, url }
}

/** Receipt, and how to use what was bought. Nothing is sent for an order that was refunded before its mail got out. */
async function mailPurchase(db: Db, orderId: string, job: Job): Promise<void> {
  const order = await db.order.findUnique({ where: { id: orderId } })
  if (order?.status !== 'paid') return
  const { email, locale } = order
  const sku = skuOf(order.sku)
  if (sku === 'report') throw new PermanentFailure(`order ${orderId} is not of the shop`)
  const receipt = await receiptOf(order, productNames[locale][sku])
  await sendMail({
    to: { address: email },
    subject: purchaseMailSubject(locale),
    body: <PurchaseMail {...{ locale, receipt }} {...boughtIn(order, sku)} supportEmail={env.SUPPORT_EMAIL} />,
    outboxId: job.id,
  })
}

/** Mails the code to the recipient, unless it is redeemed or its purchase was returned. */
async function mailGift(db: Db, giftId: string, job: Job): Promise<void> {
  const gift = await db.gift.findFirst({
    where: { id: giftId, revokedAt: null, redeemedAt: null },
    select: { sku: true, recipientEmail: true, giverName: true, order: { select: { locale: true } } },
  })
  if (!gift) return
  const { recipientEmail, giverName } = gift
  const { locale } = gift.order
  const inside = skuOf(gift.sku)
  const code = giftCode(giftId)
  await sendMail({
    to: { address: recipientEmail },
    subject: giftMailSubject(locale),
    body: (
      <GiftMail
        {...{ locale, giverName, inside }}
        code={groupedGiftCode(code)}
        url={`${giftsUrl()}?gift=${code}`}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  })
}
