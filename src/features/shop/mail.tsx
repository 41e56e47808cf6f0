import GiftMail, { giftMailSubject } from '@emails/order/GiftMail'
import PurchaseMail, { type PurchasedProduct, purchaseMailSubject } from '@emails/order/PurchaseMail'
import { productName } from '@/content/shop/catalogue'
import { formatGiftCode, giftPath } from '@/core/commerce/gift-code'
import { isGift, parseOwnSku, parseSku, reportsIn } from '@/core/commerce/product'
import { maskEmail } from '@/core/input/email'
import { env } from '@/env'
import { receiptOf } from '@/features/billing/receipt'
import type { Order } from '@/generated/prisma/client'
import { isPseudonym } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { defineHandler, type Handlers, type Job, PermanentFailure } from '@/server/jobs/outbox'
import { sendMail } from '@/server/mail/mail'
import { mailedUrl } from '@/server/mail/mailed-url'
import { deriveGiftCode, pseudonymizeGift } from './gifts'

/**
 * Job handlers for the shop's mails. Each reads its data, and whether the mail is still due, at the time of sending.
 */
export const shopJobs = (db: Db): Handlers => ({
  ...defineHandler(jobs.mailPurchase, ({ orderId }, job) => mailPurchase(db, orderId, job)),
  ...defineHandler(jobs.mailGift, ({ giftId }, job) => mailGift(db, giftId, job)),
})

/**
 * Returns the product of a shop order, and the URL to use it; null for an order of a report, or of a gift without a
 * recipient.
 */
function purchasedProductOf(order: Order): { purchased: PurchasedProduct; url: string } | null {
  const { giftEmail, locale } = order
  const sku = parseSku(order.sku)
  if (sku === 'report') return null
  if (isGift(sku)) {
    if (giftEmail === null) return null
    return { purchased: { kind: 'gift', recipient: maskEmail(giftEmail) }, url: mailedUrl('/me/shop', locale) }
  }
  const url = mailedUrl('/me', locale)
  return sku === 'vip'
    ? { purchased: { kind: 'vip' }, url }
    : { purchased: { kind: 'pack', reports: reportsIn(sku) }, url }
}

/** Mails the receipt, and how to use the product. Sends nothing for an order refunded in the meantime. */
async function mailPurchase(db: Db, orderId: string, job: Job): Promise<void> {
  const order = await db.order.findUnique({ where: { id: orderId } })
  if (order?.status !== 'paid') return
  const { email, locale } = order
  // The account was deleted before the mail was sent.
  if (isPseudonym(email)) return
  const what = purchasedProductOf(order)
  if (!what) throw new PermanentFailure(`order ${orderId} brought nothing of the shop`)
  const receipt = receiptOf(order, productName(order.sku, locale))
  await sendMail({
    to: { address: email },
    subject: purchaseMailSubject(locale),
    body: <PurchaseMail locale={locale} receipt={receipt} {...what} supportEmail={env.SUPPORT_EMAIL} />,
    outboxId: job.id,
  })
}

/**
 * Mails the code to the recipient, unless the gift is redeemed, returned or without a giver's name. If the giver has
 * deleted their account by then, name and address are removed too.
 */
async function mailGift(db: Db, giftId: string, job: Job): Promise<void> {
  const gift = await db.gift.findFirst({
    where: { id: giftId, revokedAt: null, redeemedAt: null, giverName: { not: '' } },
    include: { order: true },
  })
  if (!gift) return
  const { recipientEmail, giverName } = gift
  const { locale } = gift.order
  const inside = parseOwnSku(gift.sku)
  const code = deriveGiftCode(giftId, gift.codeHash)
  await sendMail({
    to: { address: recipientEmail },
    subject: giftMailSubject(locale),
    body: (
      <GiftMail
        locale={locale}
        giverName={giverName}
        inside={inside}
        code={formatGiftCode(code)}
        url={mailedUrl(giftPath(code), locale)}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  })
  if (gift.order.userId === null) await pseudonymizeGift(db, { id: giftId, recipientEmail })
}
