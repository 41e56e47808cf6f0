import { defaultCountryByLocale } from '@/core/commerce/country'
import type { SoldSku } from '@/core/commerce/products'
import type { Locale } from '@/core/locale'
import { grantSignupBonus } from '@/features/credits/credits'
import { paymentJobs } from '@/features/payment/jobs'
import { refundDedupeKey, requestRefund } from '@/features/payment/refunds/request-refund'
import { syncCheckout } from '@/features/payment/settlement/sync-checkout'
import { hashPassword } from '@/server/auth/password-hash'
import type { Principal } from '@/server/auth/principal'
import { randomId } from '@/server/crypto/secrets'
import type { OpenDb } from '@/server/db/db'
import { runJobNow } from '@/server/jobs/outbox'
import { paymentProvider } from '@/server/payments/select-provider'
import { createCaller } from '@/trpc/root'
import { seedStaff } from './seed-staff'
import { attentiveAnswers, createStartInput, publishedInstrument } from './sittings'

/** Account that `npm run seed` creates. */
export const seedAccount = {
  email: 'demo@mindglass.example',
  password: 'slow rivers carry stones',
  name: 'Demo',
} as const

const friend = 'friend@mindglass.example'

/**
 * Creates one account with a sitting in every state, an order of every status, credits, membership, a gift and a
 * review, through the procedures that the pages call; only the account itself and the faults of payments are written
 * directly.
 * @param database a database with the payment sandbox (no STRIPE_SECRET_KEY)
 * @returns false when the account already existed: then nothing is changed
 */
export async function seed(database: OpenDb, locale: Locale = 'en'): Promise<boolean> {
  const { db } = database
  const { email, password, name } = seedAccount
  if (await db.user.findUnique({ where: { email } })) return false
  await seedStaff(db)
  const userId = randomId()
  const known = { name, passwordHash: await hashPassword(password), locale, privacyVersion: '1' }
  await db.$transaction(async (tx) => {
    await tx.user.create({ data: { id: userId, email, emailVerifiedAt: new Date(), ...known } })
    await grantSignupBonus(tx, { id: userId, email })
  })
  try {
    await fill(new Person(database, userId, locale))
  } catch (error) {
    // An incomplete account would look like a fault of the site.
    await db.order.deleteMany({ where: { userId } })
    await db.guest.deleteMany({ where: { userId } })
    await db.user.delete({ where: { id: userId } })
    throw error
  }
  return true
}

async function fill(person: Person): Promise<void> {
  // Sittings: begun, finished, opened by a purchase, opened by a credit, refunded, and one that shows help first.
  await person.begin('attention', 12)
  const locked = await person.finish('worry', 2)
  const bought = await person.finish('sleep', 1)
  const unlocked = await person.finish('big-five', 3)
  const returned = await person.finish('self-worth', 2)
  await person.finish('low-mood', 3)

  // Orders: paid, refunded, failed, expired, held, and one that is still open.
  await person.pay(await person.order('vip'), 'paid')
  await person.pay(await person.order('pack-3'), 'paid')
  await person.pay(await person.order('gift-pack-3', { giftEmail: friend }), 'paid')
  await person.pay(await person.order('report', { sittingId: bought }), 'paid')
  const refunded = await person.order('report', { sittingId: returned })
  await person.pay(refunded, 'paid')
  await person.refund(refunded)
  await person.pay(await person.order('pack-7'), 'failed')
  await person.expire(await person.order('gift-vip', { giftEmail: friend }))
  await person.payWrongly(await person.order('pack-7'))
  await person.order('report', { sittingId: locked })

  const api = await person.api()
  await api.report.unlock({ sittingId: unlocked })
  const content = 'Clear and calm, and short enough to finish.'
  await api.review.write({ slug: 'sleep', name: seedAccount.name, content, rating: 4, locale: person.locale })
}

interface Choice {
  sittingId?: string
  giftEmail?: string
}

/** A signed-in person, at one browser. */
class Person {
  constructor(
    private readonly database: OpenDb,
    private readonly userId: string,
    readonly locale: Locale,
  ) {}

  async api() {
    const { database, userId, locale } = this
    const guest = await database.db.guest.findFirst({ where: { userId }, select: { id: true } })
    const principal: Principal = {
      guestId: guest?.id ?? null,
      userId,
      mustChangePassword: false,
      reportKeyHashes: [],
    }
    const { db } = database
    return createCaller({
      database,
      db,
      principal,
      pageOwner: null,
      ip: '127.0.0.1',
      fromHere: true,
      locale,
      languages: [],
      cookieHeader: null,
      setCookie: () => {},
    })
  }

  /** Answers the first questions of a test. */
  async begin(slug: string, count: number): Promise<void> {
    const { sittingId } = await (await this.api()).tests.start(createStartInput(slug))
    const responses = attentiveAnswers(publishedInstrument(slug)).slice(0, count)
    await (await this.api()).tests.save({ sittingId, responses })
  }

  /** Answers a whole test; `value` is the answer to most questions. */
  async finish(slug: string, value: number): Promise<string> {
    const { sittingId } = await (await this.api()).tests.start(createStartInput(slug))
    const responses = attentiveAnswers(publishedInstrument(slug), value)
    return (await (await this.api()).tests.submit({ sittingId, responses })).sittingId
  }

  /** Proceeds to the provider's page; returns the order. */
  async order(sku: SoldSku, choice: Choice = {}): Promise<string> {
    const { email } = seedAccount
    const acknowledgements = { delivery: true, withdrawal: true }
    const api = await this.api()
    const buyer = { email, country: defaultCountryByLocale[this.locale], acknowledgements }
    return (await api.payment.checkout({ sku, ...choice, ...buyer, method: 'card' })).orderId
  }

  async pay(orderId: string, outcome: 'paid' | 'failed'): Promise<void> {
    const { id: session } = await this.checkoutOf(orderId)
    await (await this.api()).payment.playSandbox({ session, outcome })
  }

  /** Refunds the whole amount. */
  async refund(orderId: string): Promise<void> {
    const { db } = this.database
    const { amountMinor } = await this.checkoutOf(orderId)
    const request = { orderId, amountMinor, rule: 'withdrawal', access: 'rule', seenRefundedMinor: 0 } as const
    await runJobNow(db, paymentJobs(db), refundDedupeKey((await requestRefund(db, request)).id))
  }

  /** Lets the checkout expire unpaid. */
  async expire(orderId: string): Promise<void> {
    await paymentProvider(this.database.db).closeCheckout((await this.checkoutOf(orderId)).id)
    await this.sync(orderId)
  }

  /** Pays an amount other than that of the order. */
  async payWrongly(orderId: string): Promise<void> {
    const { id, amountMinor } = await this.checkoutOf(orderId)
    await this.database.db.sandboxCheckout.update({ where: { id }, data: { amountMinor: amountMinor - 1 } })
    await this.pay(orderId, 'paid')
  }

  private checkoutOf = (orderId: string) => this.database.db.sandboxCheckout.findUniqueOrThrow({ where: { orderId } })

  private sync = (orderId: string) => syncCheckout(this.database.db, paymentProvider(this.database.db), orderId)
}
