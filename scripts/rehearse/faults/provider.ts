import { MINUTE_MS } from '../../../src/core/time'
import type { World } from './world'

const TYPES = ['checkout.session.completed', 'charge.refunded', 'charge.dispute.created'] as const

/** Sends three webhooks about a refunded payment in every possible order: the report must end up closed. */
export async function reorderWebhooks(world: World): Promise<string> {
  const orders = TYPES.flatMap((first) =>
    TYPES.filter((type) => type !== first).map((second) => [
      first,
      second,
      ...TYPES.filter((type) => type !== first && type !== second),
    ]),
  )
  for (const types of orders) {
    const customer = await world.payer()
    const session = world.stripe.sessionOf(customer.orderId)
    session.amount_refunded = session.amount_total
    for (const type of types) {
      const status = await world.site.deliver(world.stripe.delivery(type, customer.orderId))
      if (status !== 200) throw new Error(`${type}: ${status}`)
    }
    const { status, open, rows } = await world.outcome(customer)
    if (status !== 'refunded' || open > 0 || rows > 0)
      throw new Error(`${types}: ${status}, ${open} open, ${rows} mails`)
  }
  return `${orders.length} sequences, each ends refunded, closed and without a mail`
}

const TIMES = 100

/** Sends one webhook a hundred times concurrently: each is accepted, or deferred with a 503 and repeated. */
export async function deliverWebhookConcurrently(world: World): Promise<string> {
  const customer = await world.payer()
  const message = world.completed(customer)
  const statuses = await Promise.all(Array.from({ length: TIMES }, () => world.site.deliver(message, MINUTE_MS)))
  const [taken, later] = [200, 503].map((status) => statuses.filter((one) => one === status).length) as [number, number]
  if (taken + later < TIMES) throw new Error(`answered ${[...new Set(statuses)]}, and only 200 and 503 may be`)
  await world.site.deliverUntilTaken(message)
  await world.mailed(customer)
  await world.mustBeDelivered(customer)
  return `${TIMES} at once, ${taken} of them taken and ${later} answered 503; delivered once`
}
