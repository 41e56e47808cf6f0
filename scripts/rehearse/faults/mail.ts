import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR_SECONDS } from '../../../src/core/time'
import { type World, waitUntil } from './world'

const STEP_SECONDS = 150

/** Stops the mail server for an hour: the report is available on the site, and one mail is sent after the hour. */
export async function stopMailForAnHour(world: World): Promise<string> {
  await world.smtp.stop()
  const customer = await world.payer()
  await world.site.deliverUntilTaken(world.completed(customer))
  const { orderId, sittingId } = customer
  for (let passed = 0; passed < HOUR_SECONDS; passed += STEP_SECONDS) {
    await sleep(1_200)
    world.clock.forward(STEP_SECONDS)
  }
  const api = customer.client.api(world.site.origin)
  const view = await api.payment.order.query({ orderId })
  if (!view.unlocked || view.mail !== 'retrying') throw new Error(JSON.stringify(view))
  await api.report.get.query({ sittingId })
  const [job] = await world.sql<{ attempts: number }>(
    `SELECT attempts FROM "Outbox" WHERE topic = 'mail.report' AND payload->>'orderId' = $1`,
    [orderId],
  )
  await world.smtp.start()
  await world.mailed(customer, STEP_SECONDS)
  await world.mustBeDelivered(customer)
  return `report on the screen, ${job?.attempts} tries in an hour, then one mail`
}

/**
 * Tests a mail server that receives a mail and never confirms it, and one that cuts the connection after storing it.
 */
export async function stallAndCutMail(world: World): Promise<string> {
  world.smtp.behaviour = 'stall'
  const stalled = await world.payer()
  await world.site.deliverUntilTaken(world.completed(stalled))
  // The site serves other requests while it waits for the mail server.
  const other = await world.customer()
  world.smtp.behaviour = 'accept'
  await world.mailed(stalled)
  await world.mustBeDelivered(stalled)

  world.smtp.behaviour = 'drop'
  world.stripe.pay(other.orderId)
  await world.site.deliverUntilTaken(world.completed(other))
  await waitUntil('the mail stored', () => world.smtp.received.some(({ envelope }) => envelope.to[0] === other.email))
  world.smtp.behaviour = 'accept'
  await world.mailed(other)
  const { copies, ids } = await world.outcome(other)
  await world.mustBeDelivered(other, [1, 2])
  return `stalled: one mail; cut after it was stored: ${copies} copies, ${ids} Message-ID`
}
